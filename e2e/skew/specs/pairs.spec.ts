import type { Page } from '@playwright/test'
import { storedDocument, storedText, storeKey } from '../../fixtures/store/browser-store'
import { expect, test } from '../../fixtures/test'
import { journeys } from '../journeys'
import { loadedScripts, oneOfEach } from '../loaded-scripts'
import { brokenPair, pairName, previousVersion, type Age } from '../skew-pairs'
import {
  keptTicket,
  newerDocument,
  olderDocument,
  unknownCollection,
  unknownField,
} from '../stored-documents'

/** What the browser of a person holds who was here with another version of the site. */
async function comeWith(page: Page, email: string, document: typeof olderDocument) {
  await page.goto('/careers')
  await expect.poll(() => storedText(page)).not.toBeNull()
  const stored = document(await storedDocument(page), email)
  // A file of the site that runs none of its code.
  await page.goto('/robots.txt')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storeKey,
    JSON.stringify(stored),
  ] as const)
}

function agesOf(project: string): { host: Age; remotes: Age } {
  const host = project.startsWith('previous') || project === brokenPair ? 'previous' : 'current'
  return { host, remotes: project === pairName(host, 'previous') ? 'previous' : 'current' }
}

for (const [remote, { email, walk }] of Object.entries(journeys)) {
  for (const [age, document] of [
    ['an older', olderDocument],
    ['a newer', newerDocument],
  ] as const) {
    test(`the journey through ${remote} over ${age} store`, async ({ page }, { project }) => {
      test.skip(project.name === brokenPair && remote !== 'support', 'only support is broken')
      test.fail(project.name === brokenPair, 'the host has not what the remote takes from it')
      await comeWith(page, email, document)
      const scripts = loadedScripts(page)
      await walk(page)

      const { host, remotes } = agesOf(project.name)
      expect(await page.locator('#registry').textContent()).toMatch(releaseOf('host', host))
      expect(scripts.paths().some((path) => releaseOf(remote, remotes).test(path))).toBe(true)
      expect(await scripts.copies()).toEqual(oneOfEach)

      const { state, version } = await storedDocument(page)
      const kept = state.supportTickets.find(({ id }) => id === keptTicket.id)
      expect(kept).toMatchObject(keptTicket)
      if (document === olderDocument) return
      expect(kept).toMatchObject(unknownField)
      expect(state).toMatchObject(unknownCollection)
      expect(version).toBeGreaterThan(1)
    })
  }
}

/** How a release of that age is named in the registry, for the host, or in addresses. */
function releaseOf(app: string, age: Age) {
  const before = app === 'host' ? '"host":{"version":"' : `/remotes/${app}/`
  const version = previousVersion.replaceAll('.', '\\.')
  return new RegExp(before + (age === 'previous' ? version : `(?!${version})`))
}
