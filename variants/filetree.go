// This file makes a tree of files out of texts.

package variants

import (
	"io/fs"
	"path"
	"strings"
	"time"
)

// Open opens a file of the tree; there are no folders to read.
func (t Texts) Open(name string) (fs.File, error) {
	text, ok := t[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &openText{Reader: strings.NewReader(text), name: path.Base(name), size: int64(len(text))}, nil
}

// openText is an open file of a Texts and its own description.
type openText struct {
	*strings.Reader
	name string
	size int64
}

func (f *openText) Stat() (fs.FileInfo, error) { return textInfo{f.name, f.size}, nil }
func (f *openText) Close() error               { return nil }

type textInfo struct {
	name string
	size int64
}

func (i textInfo) Name() string       { return i.name }
func (i textInfo) Size() int64        { return i.size }
func (i textInfo) Mode() fs.FileMode  { return 0o444 }
func (i textInfo) ModTime() time.Time { return time.Time{} }
func (i textInfo) IsDir() bool        { return false }
func (i textInfo) Sys() any           { return nil }
