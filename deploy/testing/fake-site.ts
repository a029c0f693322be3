import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { ReleaseManifest } from '../../shared/contract/federation/release-manifest'
import { rendererFile } from '../site/registry/renderer-file'
import { releaseLogFile } from '../site/files/release-log'
import { releaseApp } from '../release/release-app'

/** An empty folder that is removed after the test. */
export function emptyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const template = `<!doctype html><html><head><meta charset="utf-8">
<!--page-head-->
<script>theme()</script></head><body><div id="root"></div></body></html>`

export const page = (address: string) => ({
  path: address,
  title: `Page at ${address}`,
  description: 'A page of a test.',
  access: { signIn: false },
  prerender: true,
  indexed: true,
})

export function remoteBuild(
  name: string,
  paths: readonly string[],
  code = 'export {}',
  published: Partial<ReleaseManifest> = {},
) {
  const folder = emptyFolder()
  const routes = paths.map(page)
  const contract = { storeSchema: 0, modules: {} }
  const identity = { name, version: '1.0.0', entry: 'remoteEntry.js' }
  const release = { ...identity, routes, contract, ...published }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release))
  writeFileSync(path.join(folder, 'remoteEntry.js'), code)
  return folder
}

export function hostBuild(
  code = 'export {}',
  published: Partial<ReleaseManifest> = {},
  script = 'index-abc.js',
) {
  const folder = emptyFolder()
  mkdirSync(path.join(folder, 'assets'))
  const release = { name: 'host', version: '1.0.0', entry: '', routes: [], ...published }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release))
  writeFileSync(path.join(folder, 'index.html'), template)
  writeFileSync(path.join(folder, 'assets', script), code)
  return folder
}

/** Adds the program that prerenders its pages to a build. */
export function withRenderer(folder: string, source: string) {
  const file = path.join(folder, rendererFile)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, source)
  return folder
}

/**
 * Every file below a folder with its content, by its path relative to the folder. Leaves out the release
 * log, which contains times.
 */
export function filesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file !== releaseLogFile && statSync(path.join(folder, file)).isFile())
      .map((file) => [file, readFileSync(path.join(folder, file), 'base64')]),
  )
}

/** The files below a folder, without the release tool's own, whose names begin with a dot. */
export const servedFilesOf = (site: string) =>
  Object.fromEntries(Object.entries(filesOf(site)).filter(([file]) => !file.startsWith('.')))

/** Releases a build whatever its version is, like a working copy. */
export const releaseBuild = (site: string, app: string, folder: string) =>
  releaseApp(site, app, { folder, allowSameVersion: true })
