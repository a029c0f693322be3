import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../../../deploy/site-files/release-folders'
import { openPage } from '../../fixtures/page/open-page'
import { test } from '../../fixtures/releases/own-site'
import { createdRemote } from '../../fixtures/releases/team-folder'
import { expect } from '../../fixtures/test'

/* A team that has nothing of this repository but the address of the site. */

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

test('a team develops its page inside the deployed site, releases it and takes it back', async ({
  page: browserPage,
  ownSite,
}) => {
  test.slow()
  const team = createdRemote('billing')
  writeFileSync(page(team.folder), pageWithField)

  await test.step('in development a change shows at once and keeps what was typed', async () => {
    const { address, stop } = await team.dev()
    await openPage(browserPage, address)
    await browserPage.getByLabel('Amount').fill('17')
    writeFileSync(page(team.folder), pageWithField.replace('Amount <', 'Amount in USD <'))
    await expect(browserPage.getByLabel('Amount in USD')).toHaveValue('17')
    await browserPage.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).click()
    await expect(browserPage.getByLabel('Search articles')).toBeVisible()
    stop()
  })

  const { folder: site, origin } = await ownSite()
  await test.step('it fits what is live, and a use that does not is named and not released', async () => {
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

  await test.step('its release is a page of the site, with the React of the host', async () => {
    expect(team.fivefold(['release', '--skip-smoke'], site)).toMatch(/^billing 1\.0\.0-\w+ is live/)
    await openPage(browserPage, `${origin}/billing`)
    await browserPage.getByLabel('Amount in USD').fill('18')
    expect(await (await fetch(`${origin}/billing`)).text()).toContain('<h1')
  })

  await test.step('the release before it comes back', async () => {
    const manifest = path.join(team.folder, 'package.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"1.0.0"', '"1.1.0"'))
    writeFileSync(page(team.folder), pageWithField.replace('Amount <', 'Sum <'))
    team.fivefold(['release', '--skip-smoke'], site)
    await openPage(browserPage, `${origin}/billing`)
    await expect(browserPage.getByLabel('Sum')).toBeVisible()
    expect(team.fivefold(['rollback'], site)).toContain('billing is back at 1.0.0-')
    await openPage(browserPage, `${origin}/billing`)
    await expect(browserPage.getByLabel('Amount in USD')).toBeVisible()
  })
  team.remove()
})

test('npm’s and pnpm’s layout of node_modules give the same build', () => {
  const [flat, isolated] = (['flat', 'isolated'] as const).map((layout) => {
    const team = createdRemote('billing', layout)
    team.fivefold(['build'])
    const hash = contentHash(path.join(team.folder, 'dist'))
    team.remove()
    return hash
  })
  expect(flat).toBe(isolated)
})
