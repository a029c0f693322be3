const markName = 'countedArticle'

/** Stored in the history entry, so that it survives Reload, Back and Forward. */
export function isVisitCounted(articleId: string): boolean {
  return entryState()[markName] === articleId
}

/** Keeps the router's own state in the history entry. */
export function markVisitCounted(articleId: string): void {
  window.history.replaceState({ ...entryState(), [markName]: articleId }, '')
}

function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
