import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { releaseFolder } from '../files/release-folders'
import { refuseReleasedVersion, sourcesHash, writeSources } from './release-sources'

function sourceFolder() {
  const folder = emptyFolder()
  mkdirSync(path.join(folder, 'src'))
  mkdirSync(path.join(folder, 'dist'))
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  write('package.json', '{"version":"1.0.0"}')
  write('src/page.tsx', 'one')
  return { folder, write }
}

async function releasedFrom(folder: string) {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  const { release } = await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  writeSources(releaseFolder(site, 'support', release), sourcesHash(folder))
  return { site, release }
}

it('a released version is refused before a build when the sources have changed', async () => {
  const { folder, write } = sourceFolder()
  const { site, release } = await releasedFrom(folder)
  const check = () => refuseReleasedVersion(site, 'support', folder)
  expect(check).not.toThrow()
  write('dist/page.js', 'another build')
  write('src/page.test.tsx', 'another test')
  write('checks.ts', 'another figure')
  expect(check).not.toThrow()
  write('src/page.tsx', 'two')
  expect(check).toThrow(`support 1.0.0 is released already (${release}), and its sources`)
  write('package.json', '{"version":"1.0.1"}')
  expect(check).not.toThrow()
})

it('a release from before its sources were noted leaves the decision to the gate', async () => {
  const { folder } = sourceFolder()
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  expect(() => refuseReleasedVersion(site, 'support', folder)).not.toThrow()
})
