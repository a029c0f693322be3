import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { paths } from '../../shared/routing/paths'
import { pageFile } from '../site-files/page-file'

const source = readFileSync(path.join(import.meta.dirname, 'viewer-request.js'), 'utf8')

const answerTo = (uri: string): { uri?: string; statusCode?: number } =>
  runInNewContext(`${source}; handler({ request: { uri } })`, { uri })

const objectFor = (uri: string) => answerTo(uri).uri

it.each(Object.values(paths))('finds the page of %s, also with a slash at the end', (route) => {
  const address = route.replace(/:[^/]+$/, 'any-one')
  expect(objectFor(address)).toBe(`/${pageFile(route)}`)
  expect(objectFor(`${address.replace(/\/$/, '')}/`)).toBe(`/${pageFile(route)}`)
})

it.each([
  ['/blog/v2.1-notes', '/blog/_id/index.html'],
  ['/pricing.html', '/pricing.html/index.html'],
])('takes %s for the address of a page', (address, file) => {
  expect(objectFor(address)).toBe(file)
})

it.each([
  '/registry.json',
  '/assets/index-abc.js',
  '/remotes/support/1.0.0-abc/remoteEntry',
  '/404.html',
])('leaves %s alone', (address) => {
  expect(objectFor(address)).toBe(address)
})

it.each(['/.releases.jsonl', '/host/1.0.0-abc/.server/renderer.cjs'])('hides %s', (address) => {
  expect(answerTo(address)).toMatchObject({ statusCode: 404 })
})
