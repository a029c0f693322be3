import type { Page } from '@playwright/test'

/** Marks the main heading of documents to come before any script of theirs runs: hydration keeps the mark. */
export const markPrerendered = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-prerendered', ''),
    ),
  )
