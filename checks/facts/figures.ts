/** The spellings of each unit. The name of a fact ends with the unit's: `salesAnswerHours`. */
const units: Readonly<Record<string, string>> = {
  ms: 'ms|milliseconds?',
  seconds: 's|seconds?',
  minutes: 'min|minutes?',
  hours: 'h|hours?',
  days: 'days?',
  weeks: 'weeks?',
  months: 'months?',
  years: 'years?',
  percent: '%|percent',
  gb: 'GB',
  users: 'users?',
  integrations: 'integrations?|connectors|systems',
  modules: 'modules?',
  seats: 'seats?',
  views: 'views?',
  places: 'places?',
}

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const count = String.raw`\d[\d,]*(?:\.\d+)?|\b(?:${words.join('|')}|eleven|twelve)\b`
const unit = Object.entries(units)
  .map(([name, spellings]) => `(?<${name}>${spellings})`)
  .join('|')

/** `$999`, `Q1 2026`, `4 hours`, `four-hour`, `20 to 35%`, `99 % · uptime`. */
const figure = new RegExp(
  String.raw`\$\d[\d,.]*\d?[KM]?|Q\d \d{4}|(?<count>${count})(?:(?: to |-)(?<to>${count}))?\+?[ -]?(?:(?:working|business|calendar) )?(?:${unit})(?![a-z\d])`,
  'gi',
)

/** Every figure with a unit, in one spelling: `4 hours`, `98 percent`, `$999`, `Q1 2026`. */
export function figuresIn(text: string): string[] {
  return Array.from(text.matchAll(figure)).flatMap(({ 0: all, groups = {} }) => {
    const name = Object.keys(units).find((each) => groups[each] !== undefined)
    if (name === undefined) return [all.replace(/[.,]$/, '')]
    return [groups['count'], groups['to']].flatMap((written) =>
      written === undefined ? [] : [spelled(written, name)],
    )
  })
}

function spelled(written: string, name: string) {
  const digits = words.indexOf(written.toLowerCase()) + 1 || written.replaceAll(',', '')
  return `${digits} ${String(digits) === '1' ? name.replace(/s$/, '') : name}`
}

/** The figures of typed facts: numbers with a unit in their name, and texts. */
export function figuresOf(facts: unknown): string[] {
  if (typeof facts === 'string') return figuresIn(facts)
  if (typeof facts !== 'object' || facts === null) return []
  return Object.entries(facts).flatMap(([name, fact]) => {
    if (typeof fact !== 'number') return figuresOf(fact)
    const own = Object.keys(units).find((each) => name.toLowerCase().endsWith(each))
    return own === undefined ? [] : [spelled(String(fact), own)]
  })
}
