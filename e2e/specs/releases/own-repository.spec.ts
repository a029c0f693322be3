import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../../../deploy/site/files/release-folders'
import { isLongRun } from '../../fixtures/long-run'
import { openPage } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { addNotesPage } from '../../fixtures/releases/notes-page'
import { test } from '../../fixtures/releases/own-site'
import { createdRemote } from '../../fixtures/releases/team-folder'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect } from '../../fixtures/test'

const page = (folder: string) => path.join(folder, 'src/billing/billing-page.tsx')

const pageWithField = `import { PageHead } from '@fivefold/shared/ui/page-head'
import { useState } from 'react'
import { billingContent } from './billing-content'

export function BillingPage() {
  const [amount, setAmount] = useState('')
  return (
    <>
      <PageHead {...billingContent.opening} />
      <label>
        Amount <input value={amount} onChange={(event) => setAmount(event.target.value)} />
      </label>
    </>
  )
}
`

const misuse = `import { notify } from '@fivefold/shared/notify/toast'
notify('Saved')
`

// Both build a remote several times. Tests of the kit know its parts.
test.skip(!isLongRun)

test('a team develops its page inside the deployed site, releases it and rolls it back', async ({
  page: browserPage,
  ownSite,
  signInDialog,
}) => {
  test.slow()
  const team = createdRemote('billing')
  writeFileSync(page(team.folder), pageWithField)

  await test.step('a change in development shows at once and keeps typed text', async () => {
    const { address, stop } = await team.dev()
    await openPage(browserPage, address)
    await browserPage.getByLabel('Amount').fill('17')
    writeFileSync(page(team.folder), pageWithField.replace('Amount <', 'Amount in USD <'))
    await expect(browserPage.getByLabel('Amount in USD')).toHaveValue('17')
    await browserPage.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).click()
    await expect(browserPage.getByLabel('Search articles')).toBeVisible()
    // A page of a development server reloads when another server answers at its port.
    await browserPage.goto('about:blank')
    stop()
  })

  const { folder: site, origin } = await ownSite()
  await test.step('a remote that does not fit the live host is not released, and the error names the use', async () => {
    team.rewrite(
      'node_modules/@fivefold/kit/package.json',
      /"version": ".*?"/,
      '"version": "1.0.0"',
    )
    expect(team.fivefold(['check'])).toMatch(
      /^billing 1\.0\.0 fits what is live at http.*\nbilling: kit 1\.0\.0 is accepted until 20\d\d-/,
    )
    writeFileSync(page(team.folder), `${misuse}${pageWithField}`)
    const misfit = /types of billing do not fit the host[^]*billing-page\.tsx/
    expect(() => team.fivefold(['check'])).toThrow(misfit)
    expect(() => team.fivefold(['release'], site)).toThrow(misfit)
    writeFileSync(page(team.folder), pageWithField.replace('Amount <', 'Amount in USD <'))
  })

  await test.step('the release is a page of the site and uses the host’s React', async () => {
    expect(team.fivefold(['release', '--skip-smoke'], site)).toMatch(/^billing 1\.0\.0-\w+ is live/)
    await openPage(browserPage, `${origin}/billing`)
    await browserPage.getByLabel('Amount in USD').fill('18')
    expect(await (await fetch(`${origin}/billing`)).text()).toContain('<h1')
  })

  await test.step('another release adds a page', async () => {
    const manifest = path.join(team.folder, 'package.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"1.0.0"', '"1.1.0"'))
    writeFileSync(page(team.folder), pageWithField.replace('Amount <', 'Sum <'))
    addNotesPage(team.folder)
    team.fivefold(['release', '--skip-smoke'], site)
    await openPage(browserPage, `${origin}/billing`)
    await expect(browserPage.getByLabel('Sum')).toBeVisible()
  })

  const main = browserPage.getByRole('main')
  const notes = main.getByRole('listitem')
  await test.step('a page without React has the site’s services, and Try Again when it fails', async () => {
    expect(await (await fetch(`${origin}/billing/notes`)).text()).toContain('<h1>Notes</h1>')
    await openPage(browserPage, `${origin}/billing/notes`)
    await expect(main.getByText('Nobody, light')).toBeVisible()
    await main.getByRole('button', { name: 'Account' }).click()
    await signInDialog.fillAndSubmit(customer)
    await browserPage.getByRole('link', { name: 'Continue to Notes on billing' }).click()
    await expect(main.getByText('Casey Customer, light')).toBeVisible()
    await main.getByRole('button', { name: 'Break' }).click()
    await main.getByRole('button', { name: 'Try Again' }).click()
    await expect(main.getByRole('alert')).toBeHidden()
    await expect(main.getByText('Casey Customer, light')).toBeVisible()
    await main.getByRole('link', { name: 'Support' }).click()
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Notes')
    await expect(main).toBeFocused()
    await expect(browserPage.locator('body')).toHaveAttribute('data-left', 'notes')
    await browserPage.goBack()
    await expect(browserPage).toHaveTitle(/^Notes on billing/)
  })

  const stored = () => browserPage.evaluate(() => JSON.stringify(localStorage))
  await test.step('another tab shows that page’s records', async () => {
    const other = await browserPage.context().newPage()
    await openPage(other, `${origin}/billing/notes`)
    await main.getByLabel('Note').fill('Paid twice')
    await main.getByRole('button', { name: 'Keep' }).click()
    await expect(toast(browserPage, 'Note kept')).toBeVisible()
    await expect(notes).toHaveText(['Paid twice'])
    await expect(other.getByRole('main').getByRole('listitem')).toHaveText(['Paid twice'])
    await other.close()
  })

  await test.step('the rollback to the release before keeps the records', async () => {
    expect(team.fivefold(['rollback'], site)).toContain('billing is back at 1.0.0-')
    await openPage(browserPage, `${origin}/billing`)
    await expect(browserPage.getByLabel('Amount in USD')).toBeVisible()
    expect(await stored()).toContain('Paid twice')
  })

  await test.step('the account’s export has the records, and deleting the account deletes them', async () => {
    await openPage(browserPage, `${origin}/profile?tab=security`)
    await main.getByRole('button', { name: 'Delete account' }).click()
    const dialog = browserPage.getByRole('dialog')
    const download = browserPage.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export Everything' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Paid twice')
    await dialog.getByLabel('Type your email to confirm').fill(customer)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(browserPage).toHaveURL(`${origin}/`)
    expect(await stored()).not.toContain('Paid twice')
  })
  team.remove()
})

test('the node_modules of npm and of pnpm give the same build', () => {
  const [flat, isolated] = (['flat', 'isolated'] as const).map((layout) => {
    const team = createdRemote('billing', layout)
    team.fivefold(['build'])
    const hash = contentHash(path.join(team.folder, 'dist'))
    team.remove()
    return hash
  })
  expect(flat).toBe(isolated)
})
