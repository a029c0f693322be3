import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Chooses a text file for the message that is being written. */
export const attach = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Attach files')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

/** Downloads a file of a conversation. */
export async function contentOf(page: Page, link: RegExp) {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  return readFileSync(await (await download).path(), 'utf8')
}
