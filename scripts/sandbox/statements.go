// The pass over statements: blocks, declarations, and assignments that are taken apart.

package sandbox

import (
	"strconv"

	"github.com/yuin/gopher-lua/ast"
)

// block walks statements in a scope of their own.
func (p *pass) block(stmts []ast.Stmt) []ast.Stmt {
	p.open()
	defer p.close()
	return p.statements(stmts)
}

func (p *pass) statements(stmts []ast.Stmt) []ast.Stmt {
	var out []ast.Stmt
	for _, stmt := range stmts {
		if p.enter(stmt.Line()) {
			out = append(out, p.statement(stmt)...)
		}
		p.leave()
	}
	return out
}

// statement gives what stands for stmt afterwards.
func (p *pass) statement(stmt ast.Stmt) []ast.Stmt {
	switch st := stmt.(type) {
	case *ast.AssignStmt:
		return p.assign(st)
	case *ast.LocalAssignStmt:
		return p.localAssign(st)
	case *ast.FuncDefStmt:
		return p.assign(definition(st))
	case *ast.FuncCallStmt:
		st.Expr = p.expr(st.Expr)
	case *ast.DoBlockStmt:
		st.Stmts = p.block(st.Stmts)
	case *ast.WhileStmt:
		st.Condition = p.expr(st.Condition)
		st.Stmts = p.block(st.Stmts)
	case *ast.RepeatStmt:
		p.open() // the condition sees the variables of the block
		st.Stmts = p.statements(st.Stmts)
		st.Condition = p.expr(st.Condition)
		p.close()
	case *ast.IfStmt:
		st.Condition = p.expr(st.Condition)
		st.Then = p.block(st.Then)
		st.Else = p.block(st.Else)
	case *ast.NumberForStmt:
		st.Init, st.Limit = p.expr(st.Init), p.expr(st.Limit)
		if st.Step != nil {
			st.Step = p.expr(st.Step)
		}
		st.Stmts = p.loop(st.Stmts, st.Name)
	case *ast.GenericForStmt:
		p.exprs(st.Exprs)
		st.Stmts = p.loop(st.Stmts, st.Names...)
	case *ast.ReturnStmt:
		p.exprs(st.Exprs)
	}
	return []ast.Stmt{stmt}
}

// loop walks the body of a for statement with its variables.
func (p *pass) loop(stmts []ast.Stmt, names ...string) []ast.Stmt {
	p.open()
	defer p.close()
	p.declare(names...)
	return p.statements(stmts)
}

// localAssign declares variables. A function that is declared may call itself, so its name comes first; since the
// function is wrapped in a call, that takes a statement of its own.
func (p *pass) localAssign(st *ast.LocalAssignStmt) []ast.Stmt {
	if len(st.Names) == 1 && len(st.Exprs) == 1 {
		if _, function := st.Exprs[0].(*ast.FunctionExpr); function {
			p.declare(st.Names[0])
			target := at(&ast.IdentExpr{Value: st.Names[0]}, st.Line())
			assign := at(&ast.AssignStmt{Lhs: []ast.Expr{target}, Rhs: []ast.Expr{p.expr(st.Exprs[0])}}, st.Line())
			st.Exprs = nil
			return []ast.Stmt{st, assign}
		}
	}
	p.exprs(st.Exprs)
	p.declare(st.Names...)
	return []ast.Stmt{st}
}

// definition turns `function a.b:c()` into the assignment it stands for.
func definition(st *ast.FuncDefStmt) *ast.AssignStmt {
	target := st.Name.Func
	if target == nil {
		key := at(&ast.StringExpr{Value: st.Name.Method}, st.Line())
		target = at(&ast.AttrGetExpr{Object: st.Name.Receiver, Key: key}, st.Line())
		st.Func.ParList.Names = append([]string{"self"}, st.Func.ParList.Names...)
	}
	return at(&ast.AssignStmt{Lhs: []ast.Expr{target}, Rhs: []ast.Expr{st.Func}}, st.Line())
}

// assign checks targets and turns assignments to computed indexes into calls. An assignment of several values is first
// taken apart into temporary variables, which keeps Lua's promise that all expressions are evaluated before any target
// changes: gopher-lua 1.1.2 gives b twice for `a, b = b, a`. The same is done for `x = (f(x))`, where it would overwrite
// the last parameter of a function before its use.
func (p *pass) assign(st *ast.AssignStmt) []ast.Stmt {
	_, function := st.Rhs[0].(*ast.FunctionExpr)
	p.exprs(st.Rhs)
	for i, target := range st.Lhs {
		if name, ok := target.(*ast.IdentExpr); ok {
			p.written(name, function)
			continue
		}
		st.Lhs[i] = p.expr(target)
	}
	call, isCall := st.Rhs[0].(*ast.FuncCallExpr)
	if len(st.Lhs) > 1 || len(st.Rhs) > 1 || isCall && call.AdjustRet {
		return p.assignSeveral(st)
	}
	return []ast.Stmt{store(st.Lhs[0], st.Rhs[0], st.Line())}
}

// assignSeveral gives a block that evaluates everything into temporary variables and then stores.
func (p *pass) assignSeveral(st *ast.AssignStmt) []ast.Stmt {
	line := st.Line()
	temporary := func(kind string, i int) *ast.IdentExpr {
		return at(&ast.IdentExpr{Value: kind + strconv.Itoa(i)}, line)
	}
	var block []ast.Stmt
	declare := func(names []string, exprs []ast.Expr) {
		block = append(block, at(&ast.LocalAssignStmt{Names: names, Exprs: exprs}, line))
	}
	for i, target := range st.Lhs {
		if index, ok := target.(*ast.AttrGetExpr); ok {
			object, key := temporary("$object", i), temporary("$key", i)
			declare([]string{object.Value, key.Value}, []ast.Expr{index.Object, index.Key})
			st.Lhs[i] = at(&ast.AttrGetExpr{Object: object, Key: key}, line)
		}
	}
	var values []string
	for i := range st.Lhs {
		values = append(values, temporary("$value", i).Value)
	}
	declare(values, st.Rhs)
	for i, target := range st.Lhs {
		block = append(block, store(target, temporary("$value", i), line))
	}
	return []ast.Stmt{at(&ast.DoBlockStmt{Stmts: block}, line)}
}

// store gives the statement that puts one value into one target.
func store(target, value ast.Expr, line int) ast.Stmt {
	index, ok := target.(*ast.AttrGetExpr)
	if !ok || fixedKey(index.Key) {
		return at(&ast.AssignStmt{Lhs: []ast.Expr{target}, Rhs: []ast.Expr{value}}, line)
	}
	return at(&ast.FuncCallStmt{Expr: operator("[]=", line, index.Object, index.Key, value)}, line)
}

// at gives a new node its line.
func at[N ast.PositionHolder](node N, line int) N {
	node.SetLine(line)
	node.SetLastLine(line)
	return node
}
