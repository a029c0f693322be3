import { expect, test } from 'vitest'
import { buildModules } from '../testing/build-modules'
import { minimalContainer } from './minimal-container'

// `independent-build.test.ts` builds a remote with the installed federation plugin.
const entry = '/virtual:mf-REMOTE_ENTRY_ID:support'
const react = '/virtual:mf:__loadShare__react__loadShare__.js'
const runtime = '/node_modules/@module-federation/runtime.js'

const ofPlugin = {
  [entry]: `import '${runtime}'`,
  [react]: `import '${runtime}'; export const [memo, useId] = [1, 2]`,
  [runtime]: 'alert("runtime")',
}

const built = (modules: Readonly<Record<string, string>>) =>
  buildModules(modules, [minimalContainer('billing', {})])

test('the plugin’s entry is replaced by a container, its shares by the host’s instances', async () => {
  const [container] = await built(ofPlugin)
  expect(container.exports).toEqual(['get', 'init'])
  const [page] = await built({
    '/page': `import '${entry}'; export { memo } from '${react}'`,
    ...ofPlugin,
  })
  expect(page.code).toContain('the host has not given react')
  expect(page.code).not.toContain('runtime')
})

test('a build stops when the plugin’s entry has another name', async () => {
  await expect(built({ '/virtual:mf-entry': 'alert()' })).rejects.toThrow(
    '@module-federation/vite no longer has the entry virtual:mf-REMOTE_ENTRY_ID',
  )
})

test('a build stops when a share has another name, and so brings the plugin’s runtime', async () => {
  const share = '/virtual:mf:share-react.js'
  const page = { '/page': `import '${entry}'; export { memo } from '${share}'` }
  await expect(built({ ...page, ...ofPlugin, [share]: ofPlugin[react] ?? '' })).rejects.toThrow(
    `only modules that are replaced: ${runtime} is left`,
  )
})
