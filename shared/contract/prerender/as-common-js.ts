/** The module as `require` returns it: a default export that is a function has the named exports as properties. */
export function asCommonJs(names: { default?: unknown }): object {
  const { default: main } = names
  return typeof main === 'function' ? Object.assign(main.bind(null), main, names) : names
}
