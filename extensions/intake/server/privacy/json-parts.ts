/**
 * The JSON of an object with long lists, an entry at a time: as one text it may be longer than texts get.
 * @example [...jsonParts({ lead: [{ id: 'l-1' }] })].join('')
 */
export function* jsonParts(lists: Readonly<Record<string, unknown>>): Generator<string> {
  let start = '{'
  for (const [name, value] of Object.entries(lists)) {
    yield `${start}\n${JSON.stringify(name)}: `
    start = ','
    yield* Array.isArray(value) ? listParts(value) : [JSON.stringify(value)]
  }
  yield '\n}'
}

function* listParts(list: readonly unknown[]): Generator<string> {
  let start = '['
  for (const entry of list) {
    yield `${start}\n  ${JSON.stringify(entry)}`
    start = ','
  }
  yield list.length === 0 ? '[]' : '\n]'
}
