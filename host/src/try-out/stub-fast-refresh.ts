/**
 * Modules from a development server throw without the globals of fast refresh, which a production
 * React does not define. These do nothing.
 */
export function stubFastRefresh() {
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}
