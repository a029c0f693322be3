import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'

/** Something that depends on the visitor, and is decided in one place. */
export interface VisitorRule {
  about: string
  /** The advice to a developer who breaks the rule. */
  instead: string
  /** The files that decide it, and exceptions, each with the reason. */
  allowed: Readonly<Record<string, string>>
  /** The kinds of nodes that decide it themselves. */
  visitor: (found: (node: Place, what: string) => void) => VisitorObject
}

interface Place {
  start: number
}

/** The lines at which a file decides something that a rule keeps in one place. */
export function placesAround({ visitor }: VisitorRule, file: string, code: string): string[] {
  const places: string[] = []
  const found = ({ start }: Place, what: string) => {
    places.push(`${file}:${code.slice(0, start).split('\n').length} ${what}`)
  }
  new Visitor(visitor(found)).visit(parseSync(file, code).program)
  return places
}

const shared = 'it is the one place'
const letterCase = /^to(?:Locale)?(?:Lower|Upper)Case$|^normalize$|^localeCompare$/
const searchedFor = /^(?:query|search|sought|terms?|typed|needle)$/
const searching = /^(?:includes|indexOf|lastIndexOf|match|startsWith|endsWith)$/

const folding: VisitorRule = {
  about: 'which texts are the same in a search',
  instead:
    'Use phraseFilter, wordsFilter, folded or foldedWords of shared/browser/words/folded, or Highlighted.',
  allowed: {
    'shared/browser/words/folded.ts': shared,
    'shared/browser/words/text-matches.ts': 'it looks in what is folded',
    'shared/features/search/search-concepts.ts': 'it looks in what is folded',
    'shared/features/search/section-ranking.ts': 'its terms are folded',
    'shared/browser/words/label-words.ts': 'a label for a name of ours',
    'shared/browser/words/initials-of.ts': 'letters to show',
    'shared/ui/theme/theme-variables.ts': 'a name of ours in CSS',
    'shared/ui/fields/password-field.tsx': 'a label of ours inside a sentence',
    'shared/contract/federation/entry-address.ts': 'an escape in an address',
    'shared/contract/federation/names.ts': 'a file system may fold an address',
    'shared/browser/keys/key-of.ts': 'the name of a key',
    'shared/browser/files/address-name.ts': 'spellings of an address',
    'extensions/intake/outbox/address-key.ts': 'spellings of an email address',
    'shared/browser/files/csv.ts': 'signs that a spreadsheet takes for the beginning of a formula',
    'shared/contract/url-state/address-schema.ts': 'values of ours in an address',
    'remote-admin/src/records/records-content.ts': 'a label of ours inside a sentence',
    'remote-admin/src/records/filter/facet-options.ts': 'an order, not a search',
    'remote-marketing/src/resources/library-filter.ts': 'an order, not a search',
    'remote-marketing/src/developers/code/api-names.ts': 'a name of ours in a sample',
    'remote-marketing/src/case-studies/case-studies-content.ts': 'a name of ours in an address',
    'remote-marketing/src/platform/feature-comparison/comparison-address.ts':
      'values of ours in an address',
    'remote-marketing/src/lead-context/lead-industry.ts': 'values of ours',
    'remote-marketing/src/blog/feed/plain-text.ts': 'names of elements',
    'remote-support/src/new-ticket/ticket-fields.ts': 'a label for a value of ours',
  },
  visitor: (found) => ({
    CallExpression(node) {
      const {
        callee,
        arguments: [first],
      } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (letterCase.test(name)) found(node, `.${name}()`)
      const isSought = first?.type === 'Identifier' && searchedFor.test(first.name)
      if (isSought && searching.test(name)) found(node, `.${name}(${first.name})`)
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier') return
      const [first] = node.arguments
      if (node.callee.name === 'RegExp' && first?.type !== 'Literal') found(node, 'new RegExp(…)')
      if (node.callee.name !== 'MiniSearch' || first?.type !== 'ObjectExpression') return
      const isFolding = first.properties.some(
        (property) =>
          property.type === 'Property' &&
          property.value.type === 'Identifier' &&
          /^(?:foldedWords|termsOf)$/.test(property.value.name),
      )
      if (!isFolding) found(node, 'new MiniSearch({…}) without tokenize: foldedWords')
    },
  }),
}

const dateMethods =
  /^(?:toLocale(?:Date|Time)String|toDateString|toUTCString|getUTC\w+|setUTC\w+|UTC)$/
const cutting = /^(?:slice|substring|substr|split|replace|replaceAll)$/

const days: VisitorRule = {
  about: 'which day it is',
  instead:
    'Use dayWords, momentWords or longDayWords of shared/browser/words/date-words, publishedDayWords for what an author has dated, dayStamp or momentStamp in the name of a file.',
  allowed: {
    'shared/browser/words/date-words.ts': shared,
    'extensions/preview/contract/check-preview.ts':
      'it names its zone: one text for all who read the report',
  },
  visitor: (found) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (dateMethods.test(name)) found(node, `.${name}()`)
      if (cutting.test(name) && isIso(callee.object)) found(node, `.toISOString().${name}()`)
    },
    NewExpression({ start, callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name === 'DateTimeFormat') found({ start }, 'new Intl.DateTimeFormat()')
    },
    Property(node) {
      if (node.key.type === 'Identifier' && node.key.name === 'timeZone') found(node, 'timeZone')
    },
    TemplateLiteral(node) {
      if (node.expressions.some(isIso)) found(node, 'toISOString() in a text')
    },
  }),
}

const isIso = (node: { type: string }) =>
  node.type === 'CallExpression' &&
  'callee' in node &&
  Object(Object(node.callee).property).name === 'toISOString'

const keyEvents = /^key(?:down|up|press)$/

const keys: VisitorRule = {
  about: 'which key is meant, and whether it is one',
  instead:
    'Use latinKey of shared/browser/keys/key-of for letters. No handler of keydown hears of a key that an input method takes (shared/browser/keys/guard-keys): listen to no other event of keys, and not at the window.',
  allowed: { 'shared/browser/keys/key-of.ts': shared, 'shared/browser/keys/guard-keys.ts': shared },
  visitor: (found) => ({
    MemberExpression(node) {
      if (node.property.type !== 'Identifier') return
      const { name } = node.property
      if (/^(?:isComposing|keyCode|charCode|which)$/.test(name)) found(node, `.${name}`)
      const isOfEvent = node.object.type === 'Identifier' && /^e(?:vent)?$/.test(node.object.name)
      if (name === 'code' && isOfEvent) found(node, '.code')
    },
    Property({ start, key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'Identifier') return
      if (/^(?:isComposing|keyCode|charCode)$/.test(key.name)) found({ start }, key.name)
    },
    BinaryExpression(node) {
      if ([node.left, node.right].some(isLetter) && [node.left, node.right].some(isKey))
        found(node, 'a key compared with a letter')
    },
    SwitchStatement(node) {
      const isOfLetters = node.cases.some(({ test }) => test !== null && isLetter(test))
      if (isKey(node.discriminant) && isOfLetters) found(node, 'a key compared with a letter')
    },
    CallExpression(node) {
      const {
        callee,
        arguments: [type],
      } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name !== 'addEventListener' || type?.type !== 'Literal') return
      if (!keyEvents.test(String(type.value))) return
      const isAtWindow = callee.object.type === 'Identifier' && callee.object.name === 'window'
      if (isAtWindow || type.value !== 'keydown') found(node, `a listener for ${type.value}`)
    },
    JSXAttribute(node) {
      if (/^onKey(?:Up|Press)/.test(String(node.name.name))) found(node, String(node.name.name))
    },
  }),
}

const isLetter = (node: { type: string }) =>
  node.type === 'Literal' && 'value' in node && /^[a-z]$/i.test(String(node.value))

/** `key`, `event.key`, `key.toLowerCase()` */
function isKey(node: { type: string; [name: string]: unknown } | object): boolean {
  const { type, name, property, object, callee } = Object(node)
  if (type === 'Identifier') return name === 'key'
  if (type === 'CallExpression') return isKey(Object(callee).object)
  return type === 'MemberExpression' && (property.name === 'key' || isKey(object))
}

const network: VisitorRule = {
  about: 'whether there is a network',
  instead: 'Use isOffline, isAnswering or keepTrying of shared/browser/loading/network.',
  allowed: { 'shared/browser/loading/network.ts': shared },
  visitor: (found) => ({
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && node.property.name === 'onLine')
        found(node, '.onLine')
    },
    CallExpression(node) {
      const [type] = node.arguments
      if (type?.type !== 'Literal' || !/^(?:on|off)line$/.test(String(type.value))) return
      if (node.callee.type === 'Identifier' && node.callee.name !== 'addEventListener') return
      found(node, `a listener for ${String(type.value)}`)
    },
  }),
}

export const visitorRules = { folding, days, keys, network }
