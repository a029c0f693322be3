import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'

const sources = ['deploy', 'extensions']
  .flatMap((folder) => sourcesIn(workspaceFolder, folder))
  .filter((file) => /^(?!deploy\/testing\/)(?!.*\.test\.ts).*\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(workspaceFolder, file), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

it('evaluates programs of releases in the process without rights alone', () => {
  const evaluates = /node:vm|compileFunction|runIn\w*Context|new Function|\beval\(|\bFunction\(/
  expect(filesWith(evaluates).toSorted()).toEqual([
    'deploy/site/prerender/outer-realm.ts',
    // Runs the CDN's function, which this tree writes.
    'extensions/signing/judged/judge-parts.ts',
  ])
  expect(filesWith(/\bouterRealm\b/).toSorted()).toEqual([
    'deploy/site/prerender/outer-realm.ts',
    'deploy/site/prerender/render-process.ts',
  ])
})

it('renders pages of releases, rollbacks, canaries and previews in one way', () => {
  expect(filesWith(/\bstartRenderProcess\b/).toSorted()).toEqual([
    'deploy/site/prerender/page-renderer.ts',
    'deploy/site/prerender/render-process.ts',
  ])
  expect(filesWith(/\bpageRenderer\(/).toSorted()).toEqual([
    'deploy/site/documents/site-pages.ts',
    'deploy/site/prerender/page-renderer.ts',
  ])
  expect(filesWith(/\bsitePages\(/).toSorted()).toEqual([
    'deploy/release/prewarm-rollbacks.ts',
    'deploy/release/reconcile-steps.ts',
    'deploy/site/documents/site-pages.ts',
    'extensions/preview/cli/previewed-site.ts',
  ])
  expect(filesWith(/\b(?:rendererFile|ownRendererFile)\b/).toSorted()).toEqual([
    'deploy/build/prerender-build.ts',
    'deploy/site/prerender/renderer-programs.ts',
    'deploy/site/registry/renderer-file.ts',
    'extensions/adopt/adopt-remote.ts',
    'extensions/own-react/build/build-plugins.ts',
    'extensions/own-react/extension.ts',
    'extensions/own-react/mounted-program.ts',
  ])
})
