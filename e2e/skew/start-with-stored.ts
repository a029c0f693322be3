import { expect, type Page } from '@playwright/test'
import { startPage } from '../fixtures/page/open-page'
import { storedDocument, storedText, storeKey } from '../fixtures/store/browser-store'
import type { olderDocument } from './stored-documents'

/** Fills the browser's storage as another version of the site would. */
export async function startWithStored(page: Page, email: string, document: typeof olderDocument) {
  await page.goto('/careers')
  await startPage(page)
  await expect.poll(() => storedText(page)).not.toBeNull()
  const stored = document(await storedDocument(page), email)
  // This file of the site has no code.
  await page.goto('/robots.txt')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storeKey,
    JSON.stringify(stored),
  ] as const)
}
