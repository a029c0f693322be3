/** An address that operators read: `operatorPath('leads', { q: 'kite' })`. Empty values are left out. */
export function operatorPath(name: string, asked: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  return `/intake/operators/${name}${query.size > 0 ? `?${query}` : ''}`
}
