type Snake<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : ''

type Recorded<Facts> = { [Name in keyof Facts as Snake<Name>]: Facts[Name] } & {
  created_at: string
}

interface Fact {
  readonly at: string
  readonly type?: string
}

/** The record of an operation: its facts under a record’s names, `ticketId` as `ticket_id`. */
export function recorded<Facts extends Fact>(facts: Facts) {
  const named = Object.entries(facts)
    .filter(([name]) => name !== 'type')
    .map(([name, fact]) => [fieldOf(name), fact])
  return Object.fromEntries(named) as Recorded<Omit<Facts, 'at' | 'type'>>
}

/** The facts that a record keeps of its operation. */
export const factsOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([field, fact]) => [factNameOf(field), fact]))

const factNameOf = (field: string) =>
  field === 'created_at'
    ? 'at'
    : field.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

const fieldOf = (name: string) =>
  name === 'at' ? 'created_at' : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const hasId = (records: readonly { readonly id: string }[], id: string): boolean =>
  records.some((record) => record.id === id)
