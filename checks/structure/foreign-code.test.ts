import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'

const folder = path.join(workspaceFolder, 'deploy')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!.*node_modules|testing)(?!.*\.test\.ts).*\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

it('evaluates programs of releases in the process without rights alone', () => {
  const evaluates = /node:vm|compileFunction|runIn\w*Context|new Function|\beval\(|\bFunction\(/
  expect(filesWith(evaluates).toSorted()).toEqual([
    // Runs the CDN's function, which this tree writes.
    'extensions/signing/judged/judge-parts.ts',
    'site/prerender/outer-realm.ts',
  ])
  expect(filesWith(/\bouterRealm\b/).toSorted()).toEqual([
    'site/prerender/outer-realm.ts',
    'site/prerender/render-process.ts',
  ])
})

it('renders pages of releases, rollbacks, canaries and previews in one way', () => {
  expect(filesWith(/\bstartRenderProcess\b/).toSorted()).toEqual([
    'site/prerender/page-renderer.ts',
    'site/prerender/render-process.ts',
  ])
  expect(filesWith(/\bpageRenderer\(/).toSorted()).toEqual([
    'site/documents/site-pages.ts',
    'site/prerender/page-renderer.ts',
  ])
  expect(filesWith(/\bsitePages\(/).toSorted()).toEqual([
    'extensions/preview/previewed-site.ts',
    'release/prewarm-rollbacks.ts',
    'release/reconcile-steps.ts',
    'site/documents/site-pages.ts',
  ])
  expect(filesWith(/\b(?:rendererFile|ownRendererFile)\b/).toSorted()).toEqual([
    'build/prerender-build.ts',
    'extensions/adopt/adopt-remote.ts',
    'extensions/own-react/build/build-plugins.ts',
    'extensions/own-react/extension.ts',
    'extensions/own-react/mounted-program.ts',
    'site/prerender/renderer-programs.ts',
    'site/registry/renderer-file.ts',
  ])
})
