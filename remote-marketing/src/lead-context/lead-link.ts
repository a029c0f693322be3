import type { LeadContext } from './lead-context'

/**
 * The address of a form, with its context. Only the address holds the context, because a new tab, a
 * reload and a page whose scripts have not started have nothing else.
 */
export function hrefWith(path: string, { usage, ...choices }: Partial<LeadContext>) {
  const amounts = Object.entries(usage ?? {}).map(([name, amount]) => [name, String(amount)])
  const words = Object.entries(choices).map(([name, choice]) => [name, String(choice)])
  const known = words.filter(([, word]) => word !== '')
  const query = new URLSearchParams([...known, ...amounts]).toString()
  return query === '' ? path : `${path}?${query}`
}
