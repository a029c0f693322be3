/** What `require` would return for a module: a default export that is a function carries the named exports. */
export function asCommonJs(names: { default?: unknown }): object {
  const { default: main } = names
  return typeof main === 'function' ? Object.assign(main.bind(null), main, names) : names
}
