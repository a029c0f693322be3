/** Defines the globals of fast refresh, which modules from a development server need and a production React lacks. */
export function stubFastRefresh() {
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}
