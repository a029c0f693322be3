import { expect, it } from 'vitest'
import { integrityOf } from '../../deploy/site/registry/integrity'
import { startedAtOnce, withoutScripts } from './edit-documents'

it('keeps the parts of a document that work without scripts', () => {
  const policy = (style: string) =>
    `<meta http-equiv="Content-Security-Policy" content="style-src '${integrityOf(style)}'">`
  const html = `<head>${policy('@media (scripting:none){i{}}')}<link rel="preload" as="font" href="/a.woff2">
<script type="application/json" id="registry">{"a":"<"}</script>
<link rel="modulepreload" href="/a.js"><link crossorigin rel="modulepreload" href="/b.js">
<script>start()</script><style>@media (scripting:none){i{}}</style></head>
<body><noscript><p>Text</p></noscript></body>`
  expect(withoutScripts(html))
    .toBe(`<head>${policy('@media all{i{}}')}<link rel="preload" as="font" href="/a.woff2">
<style>@media all{i{}}</style></head>
<body><p>Text</p></body>`)
})

it('makes a waiting document preload its modules, and changes no other', () => {
  const others = '<script type="application/json" id="start-scripts">{"starter":"/s.js"}</script>'
  const waiting = `<script type="application/json" id="start">{"policy":"intent","modules":["/a.js","/b.js"]}</script>${others}`
  expect(startedAtOnce(waiting)).toBe(
    `<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js">${others}`,
  )
  expect(startedAtOnce(others)).toBe(others)
})
