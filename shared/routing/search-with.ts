/** The search part with some values changed; an empty value takes its name out of the address. */
export function searchWith(search: URLSearchParams, changes: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
