import MagicString from 'magic-string'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { edited, type Edited } from '../syntax/edited'

/**
 * Radix reads newer hooks as `React[" useId ".trim().toString()]`, so that bundlers of older Reacts find no
 * missing export. Such a read of a computed name keeps every export of React in a page's first file, 0.4 kB;
 * a plain name keeps one.
 */
export function namedReact(): Plugin {
  return {
    name: 'fivefold:named-react',
    apply: 'build',
    transform: {
      filter: { id: /\/@radix-ui\/.*\.mjs$/, code: '.trim().toString()]' },
      handler: withNames,
    },
  }
}

/** Writes `React.useId` for `React[" useId ".trim().toString()]`. */
export function withNames(code: string): Edited {
  const edits = new MagicString(code)
  new Visitor({
    MemberExpression({ computed, object, property, end }) {
      const name = computed ? trimmedText(property) : undefined
      if (name !== undefined) edits.overwrite(object.end, end, `.${name}`)
    },
  }).visit(parseSync('radix.js', code).program)
  return edited(edits)
}

/** The text of `" text ".trim().toString()`. */
function trimmedText(node: ESTree.Node): string | undefined {
  const text = calledOn('trim', calledOn('toString', node))
  return text?.type === 'Literal' && typeof text.value === 'string' ? text.value.trim() : undefined
}

/** The object whose method is called without arguments. */
function calledOn(method: string, node: ESTree.Node | undefined) {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object, property } = node.callee
  return property.type === 'Identifier' && property.name === method ? object : undefined
}
