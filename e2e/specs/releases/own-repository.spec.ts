import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../../../deploy/site/files/release-folders'
import { isLongRun } from '../../fixtures/long-run'
import { openPage } from '../../fixtures/page/open-page'
import { test } from '../../fixtures/releases/own-site'
import { createdRemote } from '../../fixtures/releases/team-folder'
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

  await test.step('another release shows its change', async () => {
    team.rewrite('package.json', /"1\.0\.0"/, '"1.1.0"')
    writeFileSync(page(team.folder), pageWithField.replace('Amount <', 'Sum <'))
    team.fivefold(['release', '--skip-smoke'], site)
    await openPage(browserPage, `${origin}/billing`)
    await expect(browserPage.getByLabel('Sum')).toBeVisible()
  })

  await test.step('a rollback shows the release before', async () => {
    expect(team.fivefold(['rollback'], site)).toContain('billing is back at 1.0.0-')
    await openPage(browserPage, `${origin}/billing`)
    await expect(browserPage.getByLabel('Amount in USD')).toBeVisible()
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
