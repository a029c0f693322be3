import path from 'node:path'
import { assert, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isAppName,
  isFileName,
  isOwnedPath,
  isPathName,
  isPathPart,
  isReleaseName,
  isRoute,
} from '../../shared/contract/federation/names'
import { isDocumentFile, pageFile } from '../site/files/page-file'
import { hostileName, hostileRoute } from '../testing/hostile-names'
import { UserError } from '../workspace/errors/user-error'
import { inside } from './inside'

const runs = { numRuns: 10_000, seed: 41 }

/** Whether a path below a folder is where its text says, for every kind of path. */
function expectBelow(text: string) {
  expect(path.posix.resolve('/base', text)).toBe(`/base/${text}`)
  expect(path.win32.resolve('C:\\base', text)).toBe(`C:\\base\\${text.replaceAll('/', '\\')}`)
  expect(decodeURIComponent(new URL(`/base/${encodeURI(text)}`, 'http://site').pathname)).toBe(
    `/base/${text}`,
  )
  expect(text.normalize('NFKC')).toBe(text)
  for (const part of text.split('/')) {
    expect(part.length).toBeLessThan(240)
    // Windows drops them.
    expect(part).not.toMatch(/[. ]$|^(?:con|nul|aux|prn|com\d|lpt\d)(?:\.|$)/i)
  }
}

function joined(one: string, other: string): { file?: string; error?: unknown } {
  try {
    return { file: inside('/base', one, other) }
  } catch (error) {
    return { error }
  }
}

function expectSentence(error: unknown) {
  expect(error).toBeInstanceOf(UserError)
  expect(String(error)).toMatch(/^UserError: [ -~“”…]+\.$/)
}

describe('10,000 hostile names', () => {
  test.each([
    ['app', isAppName, false],
    ['release', isReleaseName, false],
    ['part of a path', isPathPart, false],
    ['file', isFileName, true],
    ['path', isPathName, true],
  ])(
    'are no name of %s, or mean one place below a folder everywhere',
    (_, isName, mayHaveParts) => {
      let taken = 0
      assert(
        property(hostileName, (text) => {
          if (!isName(text)) return
          taken += 1
          expectBelow(text)
          expect(text.split('/').filter((part) => part in {})).toEqual([])
          expect(text.includes('/')).toBe(mayHaveParts && text.includes('/'))
        }),
        runs,
      )
      expect(taken).toBeGreaterThan(500)
    },
  )

  it('join to a path below a folder, or are refused in one sentence', () => {
    assert(
      property(hostileName, hostileName, (one, other) => {
        const { file, error } = joined(one, other)
        if (file === undefined) return expectSentence(error)
        expectBelow(`${one}/${other}`)
        expect(file).toBe(`/base/${one}/${other}`)
      }),
      runs,
    )
  })

  it('are not routes, or have a document of their own outside others’ folders', () => {
    let taken = 0
    assert(
      property(hostileRoute, (route) => {
        expect(isOwnedPath(route)).toBe(route === '/*' || isRoute(route))
        if (!isRoute(route)) return
        taken += 1
        const file = pageFile(route)
        expectBelow(file)
        expect(isDocumentFile(file)).toBe(true)
        expect(file).toMatch(/^(?:[\w~-][\w.~-]*\/)*index\.html$/)
        expect(file).not.toMatch(
          /^(?:assets|host|kits?|previews|remotes|\.)\b.*\/|\.html\/|\.json\//i,
        )
      }),
      runs,
    )
    expect(taken).toBeGreaterThan(300)
  })
})

test.each([
  [isAppName, 'support billing-plans x1 a--b host'],
  [isReleaseName, '1.0.0 1.4.0-77d1f20b3e 2.0.0-rc.1-0123456789 1.0.0+build.5 dev'],
  [
    isFileName,
    'remoteEntry.js assets/index-D_1x~-.js parts/mark.svg @vendor/a+b.css release.json static/[id].js',
  ],
  [isPathName, '.github/workflows/release.yml src/{{name}}/{{name}}-page.tsx .gitignore'],
  [
    isRoute,
    '/ /support /support/kb /blog/:id /support/tickets/new /Pricing /a_b/v2.1-notes /~x /:page',
  ],
  [isOwnedPath, '/ /* /support'],
])('names that are in use stay names (%o)', (isName, names) => {
  expect(names.split(' ').filter((name) => !isName(name))).toEqual([])
})

test.each([
  '/support/../pricing',
  '/support/../assets/x',
  '/support/../../../escaped',
  '/support//x',
  '/support/%2e%2e/x',
  '/support/.',
  '/support/',
  'support',
  '',
  '/assets',
  '/Assets/x',
  '/remotes/x',
  '/host',
  '/registry.json',
  '/registry.json/x',
  '/owners.json',
  '/404.html',
  '/index.html/x',
  '/kit',
  '/kits',
  '/previews',
  '/previews/open',
  '/support/_id',
  '/support/:a/b',
  '/support/*',
  '/con/x',
  '/__proto__',
  `/${'a'.repeat(300)}`,
])('%s is no route', (route) => {
  expect(isRoute(route)).toBe(false)
})
