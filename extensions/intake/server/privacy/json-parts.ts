/**
 * The JSON of an object with long lists, an entry at a time: as one text it may be longer than texts get.
 * @param lists an entry that is a function is read when its turn comes.
 * @example for await (const part of jsonParts({ lead: [{ id: 'l-1' }] })) process.stdout.write(part)
 */
export async function* jsonParts(lists: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let start = '{'
  for (const [name, value] of Object.entries(lists)) {
    yield `${start}\n${JSON.stringify(name)}: `
    start = ','
    if (Array.isArray(value)) yield* listParts(value)
    else yield JSON.stringify(value)
  }
  yield '\n}'
}

async function* listParts(list: readonly unknown[]) {
  let start = '['
  for (const entry of list) {
    yield `${start}\n  ${JSON.stringify(typeof entry === 'function' ? await entry() : entry)}`
    start = ','
  }
  yield list.length === 0 ? '[]' : '\n]'
}
