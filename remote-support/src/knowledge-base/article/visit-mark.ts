const markName = 'countedArticle'

/** Whether this history entry has counted a view of the article; kept over reload, Back, Forward. */
export function isVisitCounted(articleId: string): boolean {
  return entryState()[markName] === articleId
}

/** Stored beside the router's own state, which has to stay unchanged. */
export function markVisitCounted(articleId: string): void {
  window.history.replaceState({ ...entryState(), [markName]: articleId }, '')
}

function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
