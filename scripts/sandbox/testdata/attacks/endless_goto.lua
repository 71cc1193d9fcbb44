-- want: more than 1000000 steps
::again::
goto again
