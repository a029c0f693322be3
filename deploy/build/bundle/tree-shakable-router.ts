import MagicString from 'magic-string'
import { parseSync, type ESTree, type Plugin } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'
import { edited, type Edited } from '../syntax/edited'

/**
 * Makes react-router tree-shakable. At the top level of its one module it creates contexts, forwarded
 * components and component classes, names them for developer tools and sets their `contextType`. A
 * bundler must treat each of these as a side effect and keeps everything that it refers to.
 */
export function treeShakableRouter(): Plugin {
  const found = new Set<string>()
  return {
    name: 'fivefold:tree-shakable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
      handler: (code) => withoutSideEffects(code, found),
    },
    buildEnd(error) {
      if (error === undefined) requireAll(found)
    },
  }
}

const calls = ['createContext', 'forwardRef', 'memo']
const properties = ['displayName', 'contextType']
const sideEffects = [...calls, ...properties, 'Component']

/** @throws CodeNotFound naming the kinds of side effects that react-router no longer has. */
export function requireAll(found: ReadonlySet<string>) {
  const missing = sideEffects.filter((kind) => !found.has(kind))
  if (missing.length === 0) return
  throw new CodeNotFound(
    `${missing.join(', ')} at the top level of its module`,
    'react-router',
    'bundle/tree-shakable-router.ts',
  )
}

/**
 * Rewrites top-level statements that only look like side effects.
 * @param found receives the kinds that were found.
 */
export function withoutSideEffects(code: string, found: Set<string>): Edited {
  const edits = new MagicString(code)
  const { body } = parseSync('react-router.mjs', code).program
  const contexts = new Map<string, string>()

  for (const statement of body) {
    const assigned = propertyAssigned(statement)
    if (assigned === undefined || !properties.includes(assigned.property)) continue
    const { object, property, value } = assigned
    if (property === 'contextType') contexts.set(object, code.slice(value.start, value.end))
    edits.remove(statement.start, statement.end)
    found.add(property)
  }

  for (const { name, init } of body.flatMap(variables)) {
    if (init?.type === 'CallExpression' && calls.includes(memberOfReact(init.callee))) {
      edits.appendLeft(init.start, '/* @__PURE__ */ ')
      found.add(memberOfReact(init.callee))
    } else if (init?.type === 'ClassExpression' && memberOfReact(init.superClass) === 'Component') {
      const context = contexts.get(name)
      if (context !== undefined) {
        edits.appendLeft(init.body.start + 1, ` static contextType = ${context};`)
      }
      edits.appendLeft(init.start, '/* @__PURE__ */ (() => ').appendRight(init.end, ')()')
      found.add('Component')
    }
  }
  return edited(edits)
}

/** The parts of a statement `object.property = value`; undefined for other statements. */
function propertyAssigned(statement: ESTree.Statement) {
  if (statement.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression') return undefined
  const { left, right } = expression
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return undefined
  if (left.property.type !== 'Identifier') return undefined
  return { object: left.object.name, property: left.property.name, value: right }
}

const variables = (statement: ESTree.Statement) =>
  statement.type !== 'VariableDeclaration'
    ? []
    : statement.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' ? [{ name: id.name, init }] : [],
      )

/** The name of React's export that an expression names, such as `React2.memo`. */
function memberOfReact(node: ESTree.Expression | null) {
  if (node?.type !== 'MemberExpression' || node.object.type !== 'Identifier') return ''
  if (!/^React\d*$/.test(node.object.name) || node.property.type !== 'Identifier') return ''
  return node.property.name
}
