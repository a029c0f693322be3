import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { releaseApp } from '../release-app'
import { emptyFolder, filesOf, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { workspaceFolder } from '../../workspace/folders'
import { marksOfShared, refuseCopies } from './carried-copies'

const shared = path.join(workspaceFolder, 'shared')
const library = (name: string) => realpathSync(path.join(shared, 'node_modules', name))

/** The folder that contains the marked text: the module's own, or that of a library that it needs. */
const folders: Readonly<Record<keyof typeof marksOfShared, string>> = {
  react: path.join(library('react'), 'cjs'),
  'react-dom': path.join(library('react-dom'), 'cjs'),
  'styled-components': path.join(library('styled-components'), 'dist'),
  '@fivefold/shared/routing/link': path.join(
    library('react-router-dom'),
    '../react-router/dist/production',
  ),
  '@fivefold/shared/routing/site-map': path.join(shared, 'contract/routing'),
  '@fivefold/shared/store/site-store': path.join(shared, 'data/store'),
  '@fivefold/shared/notify/toast': path.join(shared, 'ui/notify'),
  '@fivefold/shared/analytics/error-log': path.join(shared, 'data/analytics'),
  '@fivefold/shared/seams/site-seams': path.join(shared, 'contract/seams'),
}

const marks = Object.entries(marksOfShared)

it.each(Object.entries(folders))('the mark of %s stands in its source', (name, folder) => {
  const mark = new Map(marks).get(name) ?? ''
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  const holds = ({ name: file }: { name: string }) =>
    !file.includes('.test.') && readFileSync(path.join(folder, file), 'utf8').includes(mark)
  expect(files.some(holds)).toBe(true)
})

it.each(marks)('a build with a copy of %s is refused, whatever built it', (name, mark) => {
  const folder = remoteBuild('billing', ['/billing'], `const text = ${JSON.stringify(mark)}`)
  expect(() => refuseCopies('billing', folder)).toThrow(
    `billing cannot be released: it carries a copy of ${name} (in remoteEntry.js)`,
  )
})

it('a release with a copy changes nothing', async () => {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  const before = filesOf(site)
  const folder = remoteBuild('billing', ['/billing'], `fetch('${marksOfShared['react-dom']}')`)
  await expect(releaseApp(site, 'billing', { folder })).rejects.toThrow(
    'carries a copy of react-dom',
  )
  expect(filesOf(site)).toEqual(before)
})
