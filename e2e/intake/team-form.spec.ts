import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fillIn } from '../fixtures/forms/fill-in'
import { openPage } from '../fixtures/page/open-page'
import { createdRemote } from '../fixtures/releases/team-folder'
import { expect, test } from '../fixtures/test'
import { siteFolder } from '../site'
import { siteOrigin } from '../site-origin'
import { admin, signInByMail } from './mailbox'
import { untilReady } from './until-ready'

/* Teams elsewhere own a form whole: two of them go through all of it at once. */

test.describe.configure({ mode: 'parallel' })
test.beforeEach(({ request }) => untilReady(request))

/** Milliseconds from an empty folder to the live form, on a computer that also does something else. */
const longest = 120_000

const releaseOf = (name: string, folder = siteFolder) => {
  const { remotes } = JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8')) as {
    remotes: Record<string, { live: { version: string } } | undefined>
  }
  return remotes[name]?.live.version
}

async function send(page: Page, email: string, more: Record<string, string> = {}) {
  const form = page.getByRole('form', { name: 'Visit request' })
  await fillIn(form, { Email: email, Message: 'On Monday.', ...more })
  await form.getByRole('button', { name: 'Send' }).click()
}

for (const name of ['billing', 'travel']) {
  test(`the team ${name} has a form of its own, from its page to the desk`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(400_000)
    const others = ['marketing', 'portal', 'support', 'admin'].map((other) => releaseOf(other))
    const began = performance.now()
    const site = { folder: siteFolder, origin: siteOrigin }
    const team = createdRemote(name, 'isolated', site, ['--form', 'visit-request'])
    const address = () => `${randomUUID()}@${name}.example`
    const withScripts = address()
    const withoutScripts = address()
    const offline = address()
    try {
      await test.step('it is live soon, and its record arrives', async () => {
        team.fivefold(['release', '--wait'], siteFolder)
        await openPage(page, `/${name}`)
        await send(page, withScripts)
        await expect(page.getByText('We answer by email.').first()).toBeVisible()
        expect(performance.now() - began).toBeLessThan(longest)
      })

      await test.step('without scripts', async () => {
        const plain = await browser.newPage({ javaScriptEnabled: false })
        await plain.goto(`/${name}`)
        await send(plain, withoutScripts)
        await expect(plain.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible()
        await plain.close()
      })

      const old = await browser.newPage()
      await test.step('after an hour without a network', async () => {
        await old.clock.install()
        await openPage(old, `/${name}`)
        await old.context().setOffline(true)
        await send(old, offline)
        await expect(old.getByText('A form waits to be sent')).toBeVisible()
        await old.clock.fastForward('01:00:00')
        await old.context().setOffline(false)
        await expect(old.getByText('Your form has arrived')).toBeVisible()
      })

      await signInByMail(page, admin)
      const list = (q: string) =>
        `/admin?view=visitors&list=leads&kind=${name}/visit-request&q=${q}`
      await test.step('its records stand under the columns of the form', async () => {
        for (const email of [withScripts, withoutScripts, offline]) {
          await openPage(page, list(email))
          await expect(page.getByRole('columnheader', { name: 'Message' })).toBeVisible()
          const row = page.getByRole('row', { name: email })
          await expect(row.getByRole('cell', { name: 'On Monday.' })).toBeVisible()
        }
        await openPage(page, '/privacy')
        const kept = page.getByRole('row', { name: /^Visit request Email, Message We use/ })
        await expect(kept.first()).toBeVisible()
      })

      await test.step('a field is added while a browser has the old page open', async () => {
        team.rewrite('package.json', /"version": "[^"]+"/, '"version": "0.2.0"')
        team.rewrite(
          'src/forms.ts',
          /fields: \{/,
          `fields: {\n    phone: { label: 'Phone', required: true, rule: requiredText('Enter a number.') },`,
        )
        team.fivefold(['release', '--wait'], siteFolder)
        const late = address()
        await send(old, late)
        await expect(old.getByText('We answer by email.').first()).toBeVisible()
        await openPage(old, `/${name}`)
        await send(old, address(), { Phone: '1234' })
        await expect(old.getByText('We answer by email.').first()).toBeVisible()
        await openPage(page, list(late))
        await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeVisible()
        await expect(page.getByRole('row', { name: late })).toBeVisible()
      })

      await test.step('a person is exported and erased', async () => {
        await openPage(page, '/admin?view=visitors&list=person')
        await page.getByLabel('Email').fill(withScripts)
        await page.keyboard.press('Enter')
        await expect(page.getByText(`1 record about ${withScripts}`)).toBeVisible()
        await page.getByLabel('Type the address to confirm').fill(withScripts)
        await page.getByRole('button', { name: 'Erase Everything' }).click()
        await expect(page.getByText('1 record erased')).toBeVisible()
      })

      // Nobody else has built or released anything.
      expect(['marketing', 'portal', 'support', 'admin'].map((other) => releaseOf(other))).toEqual(
        others,
      )
    } finally {
      team.remove()
    }
  })
}
