import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { startStore } from '@fivefold/shared/store/site-store'

/** Starts the store from a browser's storage: one customer and the given articles. */
export function startStoreWith(kbArticles: readonly KbArticle[]) {
  const users = [
    { id: 'casey', email: 'customer@fivefold.example', name: 'Casey Customer', role: 'customer' },
  ]
  const state = { users, currentUser: null, kbArticles }
  window.localStorage.setItem('fivefold-store', JSON.stringify({ state, version: 1 }))
  startStore()
}
