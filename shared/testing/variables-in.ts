/** The environment variables that a source reads: `env['NAME']`, `env.NAME`, and `{ NAME: local } = env`. */
export function variablesIn(source: string): string[] {
  const taken = [...source.matchAll(/\{([^{}]*)\} = (?:process\.)?env\b/g)].flatMap(
    ([, names = '']) =>
      [...names.matchAll(/\b([A-Z][A-Z0-9_]+)(?=\s*[:,=}]|\s*$)/g)].map(([, name = '']) => name),
  )
  const requested = [...source.matchAll(/\benv(?:\[['"]|\.)([A-Z][A-Z0-9_]+)/g)].map(
    ([, name = '']) => name,
  )
  return [...taken, ...requested]
}
