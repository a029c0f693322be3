import type { LeadContext } from './lead-context'

type Known = Partial<LeadContext>

const queryOf = ({ usage, ...choices }: Known) =>
  new URLSearchParams([
    ...Object.entries(choices),
    ...Object.entries(usage ?? {}).map(([name, amount]) => [name, String(amount)]),
  ]).toString()

/** The address of a form with its context. */
export const hrefWith = (path: string, context: Known) => `${path}?${queryOf(context)}`

/** The state of a link to a form: its context where the address has to stay as it is. */
export const carrying = (context: Known) => ({ context: queryOf(context) })
