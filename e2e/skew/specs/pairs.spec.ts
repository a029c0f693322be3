import { storedDocument } from '../../fixtures/store/browser-store'
import { expect, test } from '../../fixtures/test'
import { journeys } from '../journeys'
import { loadedScripts, oneOfEach } from '../loaded-scripts'
import { startWithStored } from '../start-with-stored'
import { brokenPair, pairName, previousVersion, type Age } from '../skew-pairs'
import {
  storedTicket,
  newerDocument,
  olderDocument,
  unknownCollection,
  unknownField,
} from '../stored-documents'

function agesOf(project: string): { host: Age; remotes: Age } {
  const host = project.startsWith('previous') || project === brokenPair ? 'previous' : 'current'
  return { host, remotes: project === pairName(host, 'previous') ? 'previous' : 'current' }
}

for (const [remote, { email, walk }] of Object.entries(journeys)) {
  for (const [age, document] of [
    ['an older', olderDocument],
    ['a newer', newerDocument],
  ] as const) {
    test(`the journey through ${remote} with ${age} store`, async ({ page }, { project }) => {
      test.skip(project.name === brokenPair && remote !== 'support', 'only support is broken')
      test.fail(project.name === brokenPair, 'the host lacks what the remote imports from it')
      await startWithStored(page, email, document)
      const scripts = loadedScripts(page)
      await walk(page)

      const { host, remotes } = agesOf(project.name)
      expect(await page.locator('#registry').textContent()).toMatch(releaseOf('host', host))
      expect(scripts.paths().some((path) => releaseOf(remote, remotes).test(path))).toBe(true)
      expect(await scripts.copies()).toEqual(oneOfEach)

      const { state, version } = await storedDocument(page)
      const kept = state.supportTickets.find(({ id }) => id === storedTicket.id)
      expect(kept).toMatchObject(storedTicket)
      if (document === olderDocument) return
      expect(kept).toMatchObject(unknownField)
      expect(state).toMatchObject(unknownCollection)
      expect(version).toBeGreaterThan(1)
    })
  }
}

/** The host's entry in the registry, or a remote's folder, of that age. */
function releaseOf(app: string, age: Age) {
  const before = app === 'host' ? '"host":{"version":"' : `/remotes/${app}/`
  const version = previousVersion.replaceAll('.', '\\.')
  return new RegExp(before + (age === 'previous' ? version : `(?!${version})`))
}
