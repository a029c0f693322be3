import { expect, it } from 'vitest'
import { startedAtOnce } from './started-at-once'

it('makes a waiting document preload its modules, and changes no other', () => {
  const others = '<script type="application/json" id="start-scripts">{"starter":"/s.js"}</script>'
  const waiting = `<script type="application/json" id="start">{"policy":"intent","modules":["/a.js","/b.js"]}</script>${others}`
  expect(startedAtOnce(waiting)).toBe(
    `<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js">${others}`,
  )
  expect(startedAtOnce(others)).toBe(others)
})
