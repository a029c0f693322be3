/**
 * Modules of a development server refuse to run where nobody listens for fast refresh, which a
 * production React cannot do: somebody listens now, and does nothing.
 */
export function withoutFastRefresh() {
  Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
}
