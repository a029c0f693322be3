/**
 * A transition between documents that the browser gives up (the other one has none, the visitor goes on)
 * is no error.
 */
export function ignoreAbortedTransitions() {
  for (const name of ['pageswap', 'pagereveal']) addEventListener(name, ignore)
}

function ignore(event: Event) {
  const { viewTransition } = event as Event & { viewTransition?: ViewTransition | null }
  viewTransition?.ready.catch(() => {})
}
