import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openPage } from '../fixtures/page/open-page'

const folder = path.join(process.env['INTAKE_TEST_FOLDER'] ?? '', 'database.mails')

export const operator = 'agent@fivefold.example'
export const admin = 'chief@fivefold.example'

/** Each test has its own customer. */
export const someone = () => `${randomUUID()}@acme.example`

const names: Readonly<Record<string, string>> = { [operator]: 'Avery', [admin]: 'Blair' }
export const nameOf = (email: string) => names[email] ?? 'Casey'

/** The links that were mailed to an address, the oldest first. */
function linksTo(email: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /http\S+/.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '='))?.[0] ?? '')
}

/** Asks for a link on the open page. @returns the link. */
export async function askForLink(page: Page, email: string): Promise<string> {
  const before = linksTo(email).length
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send Link' }).click()
  await expect(dialog.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  let link: string | undefined
  await expect.poll(() => (link = linksTo(email).slice(before).find(isMine))).toBeTruthy()
  return link ?? ''
}

/** Whether a link, which works once, is this test's. Tests of other processes sign the same operators in. */
function isMine(link: string): boolean {
  try {
    mkdirSync(`${folder}.taken-${link.slice(-32)}`)
    return true
  } catch {
    return false
  }
}

/** @param name said at the first sign-in. */
export async function signInByMail(page: Page, email: string, name = nameOf(email)) {
  await openPage(page, '/about')
  await page.goto(await askForLink(page, email))
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: 'Sign In as' })
  await expect(button).toBeVisible()
  const field = dialog.getByLabel('Name')
  if (await field.isVisible()) await field.fill(name)
  await button.click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
}
