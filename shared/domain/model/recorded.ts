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
export function recorded<Facts extends Fact>({ at, type: _, ...facts }: Facts) {
  const named = Object.entries(facts).map(([name, fact]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    fact,
  ])
  return { ...Object.fromEntries(named), created_at: at } as Recorded<Omit<Facts, 'at' | 'type'>>
}

export const hasId = (records: readonly { readonly id: string }[], id: string): boolean =>
  records.some((record) => record.id === id)
