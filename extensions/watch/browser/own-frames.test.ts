// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { hasOwnFrame, isOwnOrigin } from './has-own-frame'
import { ownFrames as framesOf } from './own-frames'

const site = location.origin
const ownFrames = (stack: string) => framesOf(stack, isOwnOrigin)

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="site-config">{"remoteOrigins":["https://cdn.example"]}</script>`
})

test.each([
  [
    'Chromium',
    `TypeError: my secret\n    at submit (${site}/remotes/support/1.0/a.js?t=1:10:24)\n    at ${site}/assets/b.js:1:2`,
  ],
  [
    'Firefox and Safari',
    `submit@${site}/remotes/support/1.0/a.js?t=1:10:24\n@${site}/assets/b.js:1:2\n`,
  ],
])('a stack of %s has its frames alone', (_, stack) => {
  expect(ownFrames(stack)).toBe(
    'at submit (/remotes/support/1.0/a.js:10:24)\nat ? (/assets/b.js:1:2)',
  )
})

test('files of remotes have other origins, too, where the site names them', () => {
  const stack = (origin: string) => `at pay (${origin}/remotes/support/1.0/a.js:1:2)`
  expect(ownFrames(stack('https://cdn.example'))).toBe('at pay (/remotes/support/1.0/a.js:1:2)')
  expect(ownFrames(stack('https://other.example'))).toBe('')
})

test('frames of others between those of the site are left out', () => {
  const stack = [
    'TypeError: x is not a function',
    `    at wrapped (chrome-extension://abcdef/inject.js:1:2)`,
    `    at pay (${site}/assets/page.js:3:4)`,
    `    at https://tags.example/assets/t.js?user=ada:5:6`,
  ].join('\n')
  expect(ownFrames(stack)).toBe('at pay (/assets/page.js:3:4)')
})

describe('no frame of the site', () => {
  test.each([
    ['an extension of Chromium', 'at a (chrome-extension://abcdef/assets/inject.js:1:2)'],
    ['an extension of Firefox', 'a@moz-extension://8c2f/remotes/x/1/inject.js:1:2'],
    ['an extension of Safari', 'a@safari-web-extension://8c2f/assets/inject.js:1:2'],
    ['a hidden extension of Safari', 'a@webkit-masked-url://hidden/:1:2'],
    ['a script that was injected', `at a (<anonymous>:1:2)\n    at <anonymous>:3:4`],
    ['an inline script of the page', `at a (${site}/support:1:2)`],
    ['a userscript', `at eval (userscript.html?name=a.user.js:1:2)`],
    ['a userscript in a blob', `a@blob:${site}/0b0c-11:1:2`],
    ['a bookmarklet', 'at javascript:void(x):1:2'],
    ['a frame without an address', 'at about:blank:1:2\n    at about:srcdoc:1:2'],
    ['a tag manager', 'at https://www.googletagmanager.com/gtag/js?id=G-1:1:2'],
    ['a script that a network adds', `at ${site}/cdn-cgi/scripts/rocket-loader.min.js:1:2`],
    ['native code', 'map@[native code]\nat Array.map (<anonymous>)'],
    ['a site with a longer name', `at ${site}.evil.example/assets/a.js:1:2`],
    ['an address in a message', `Error: Cannot inject ${site}/assets/a.js into the page`],
    ['no stack', ''],
  ])('is %s', (_, stack) => {
    expect([ownFrames(stack), hasOwnFrame(stack)]).toEqual(['', false])
  })
})
