import type { Page } from '@playwright/test'

/** Marks the main heading of later documents before their scripts run: hydration keeps the mark. */
export const markPrerendered = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('h1')?.setAttribute('data-prerendered', ''),
    ),
  )
