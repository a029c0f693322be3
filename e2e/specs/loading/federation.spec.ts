import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { admin } from '../../fixtures/sign-in-dialog'
import { openPage } from '../../fixtures/page/open-page'
import { pageOf, releasedRegistry } from '../../fixtures/releases/registry'
import { saveData } from '../../fixtures/page/save-data'
import { expect, test } from '../../fixtures/test'
import { siteFolder, workspaceFolder } from '../../site'

const remotes = Object.keys(releasedRegistry().remotes)

test('the registry lists every remote of the workspace', () => {
  const folders = readdirSync(workspaceFolder)
  const names = folders.filter((folder) => folder.startsWith('remote-'))
  expect(names.length).toBeGreaterThanOrEqual(4)
  expect(remotes.map((remote) => `remote-${remote}`)).toEqual(names.toSorted())
})

test('the pages of all remotes share one React, one styled-components, one router and one store', async ({
  page,
  signInDialog,
}) => {
  const files = new Set<string>()
  // The next document cancels prefetches.
  await saveData(page)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(decodeURIComponent(pathname))
  })
  await page.goto('/')
  await signInDialog.signIn(admin)
  for (const { path: address, heading } of Object.values(pageOf)) {
    await openPage(page, address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  const scripts = [...files].map((file) => [
    file,
    readFileSync(path.join(siteFolder, file), 'utf8'),
  ])
  // Each mark is only in the source of one library or module.
  for (const mark of [
    'react.transitional.element',
    'data-styled-version',
    'useLocation() may be used only',
    'The store is used before it has been loaded',
  ]) {
    const found = scripts.filter(([, code]) => code?.includes(mark)).map(([file]) => file)
    expect(found.length, mark).toBeGreaterThan(0)
    expect(
      found.filter((file) => file?.startsWith('/remotes/')),
      mark,
    ).toEqual([])
  }
})
