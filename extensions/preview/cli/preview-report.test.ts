import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { emptyFolder, hostBuild, releaseBuild } from '../../../deploy/testing/fake-site'
import { endOf, newPreviewId, readLifetime } from './lifetime'
import { previewOriginOf } from './preview-origin'
import { previewReport, refusalReport } from './preview-report'
import { sizeDifference } from './size-difference'

const buildOf = (pages: Record<string, number>) => {
  const folder = emptyFolder()
  const files = Object.entries(pages).map(([page, count]) => {
    const file = `${page.slice(1)}.js`
    writeFileSync(path.join(folder, file), Array.from({ length: count }, String).join())
    return [page, [file]]
  })
  const manifest = { name: 'a', version: '1.0.0', entry: '', routes: [] }
  return { manifest: { ...manifest, pages: Object.fromEntries(files) }, folder }
}

describe('the report of a preview', () => {
  it('compares what first visits cost, page by page', async () => {
    const live = buildOf({ '/more': 1, '/same': 10, '/gone': 10 })
    const rows = await sizeDifference(live, buildOf({ '/more': 400, '/same': 10, '/added': 10 }))
    expect(rows).toEqual([
      expect.stringMatching(/^\| \/added \|  \| 0\.0 kB \| new \|$/),
      expect.stringMatching(/^\| \/gone \| 0\.0 kB \|  \| removed \|$/),
      expect.stringMatching(/^\| \/more \| 0\.0 kB \| 0\.\d kB \| \+\d+ B \|$/),
      expect.stringMatching(/^\| \/same \| 0\.0 kB \| 0\.0 kB \| none \|$/),
    ])
  })

  it('begins with the mark by which a pipeline finds its comment, also where a gate refused', () => {
    const document = {
      id: 'a-b',
      app: 'support',
      release: '1.2.0-ab',
      origin: 'https://preview.example',
      by: 'robin@pipeline',
      commit: '0123456789abcdef',
      time: '',
      ends: '2026-11-25T19:00:00.000Z',
      start: '/support',
      files: {},
      uses: [],
    }
    const preview = { document, key: '', signature: 'AAAA' }
    const options = {
      preview,
      warnings: ['raise the version'],
      isSmokeTested: true,
      sizes: ['| a |'],
    }
    const report = previewReport(options)
    const [marker] = report.split('\n')
    expect(refusalReport('support', 'No.').split('\n')[0]).toBe(marker)
    expect(report).toContain('(https://preview.example/previews/open#support/a-b.AAAA)**')
    expect(report).toContain('until November 25, 2026, 7:00 PM UTC, from commit 0123456789')
    expect(report).toContain('every page in a browser.\n\n**Warning:** raise the version')
    expect(report).toContain('| ---: |\n| a |')
    expect(previewReport({ ...options, isSmokeTested: false })).toContain('browser was left out')
  })
})

it.each([
  ['1h', 3600],
  ['3d', 259_200],
  ['30d', 2_592_000],
])('a preview may last %s', (text, seconds) => expect(readLifetime(text)).toBe(seconds))

it.each(['', '0h', '3', '31d', '3 d', '1.5h', '-1d', 'd'])('a preview may not last “%s”', (text) =>
  expect(() => readLifetime(text)).toThrow('12h, 3d'),
)

it('the id of a preview says when it ends', () => {
  const ends = new Date('2026-11-25T19:00:00.000Z')
  expect(endOf(newPreviewId(ends))).toEqual(ends)
  expect(newPreviewId(ends)).not.toBe(newPreviewId(ends))
})

describe('the origin of previews', () => {
  async function siteWith(settings: Record<string, string>) {
    const site = emptyFolder()
    const host = hostBuild()
    mkdirSync(path.join(host, 'previews/open'), { recursive: true })
    writeFileSync(path.join(host, 'previews/open/index.html'), '')
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    await releaseBuild(site, 'host', host)
    return site
  }

  it('comes from the settings, or from serve on this machine; in a bucket it has to be set', async () => {
    const site = await siteWith({ PORT: '4000' })
    expect(previewOriginOf(site)).toBe('http://preview.localhost:4000')
    writeFileSync(path.join(site, '.served'), JSON.stringify({ port: 4100, pid: process.pid }))
    expect(previewOriginOf(site)).toBe('http://preview.localhost:4100')
    vi.stubEnv('SITE', 's3://bucket/site')
    expect(() => previewOriginOf(site)).toThrow('settings PREVIEW_ORIGIN=https://')
    const origin = 'https://preview.fivefold.example'
    expect(previewOriginOf(await siteWith({ PREVIEW_ORIGIN: origin }))).toBe(origin)
  })

  it('is not that of the live site, where its code could read visitors’ data', async () => {
    const site = await siteWith({ PREVIEW_ORIGIN: 'https://www.fivefold.example' })
    expect(() => previewOriginOf(site)).toThrow('name a second one')
  })

  it('needs a live host that opens previews', async () => {
    const site = emptyFolder()
    await releaseBuild(site, 'host', hostBuild())
    expect(() => previewOriginOf(site)).toThrow('release the host first')
  })
})
