/** Parts of a document that become interactive separately. */
const markers = {
  page: 'main[data-interactive]',
  shell: '#root[data-interactive]',
} as const

export type Part = keyof typeof markers

/** Everything in `<main>` is the page's, except elements marked `data-shell` (host/src/screens). */
export const partOf = (element: Element): Part =>
  element.closest('main, [data-shell]')?.matches('main') ? 'page' : 'shell'

export const isInteractive = (part: Part) => document.querySelector(markers[part]) !== null

/** Calls back whenever a part becomes interactive. */
export function onInteractive(call: () => void): MutationObserver {
  const observer = new MutationObserver(call)
  observer.observe(document, { subtree: true, attributeFilter: ['data-interactive'] })
  return observer
}
