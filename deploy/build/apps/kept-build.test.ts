import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../testing/fake-site'
import { isKept, keepBuild } from './kept-build'

function aBuild() {
  const [dist, notes] = [emptyFolder(), emptyFolder()]
  writeFileSync(path.join(dist, 'release.json'), '{}')
  return { app: 'support', dist, notes }
}

test('a build is kept under its name until anything of it changes', () => {
  const build = aBuild()
  expect(isKept(build, 'one')).toBe(false)
  keepBuild(build, 'one')
  expect(isKept(build, 'one')).toBe(true)
  expect(isKept(build, 'two')).toBe(false)
  writeFileSync(path.join(build.dist, 'more.js'), '')
  expect(isKept(build, 'one')).toBe(false)
})

test.each(['', '{', '{}', '{"name":"one"}', 'null'])(
  'a note that says %j keeps nothing',
  (text) => {
    const build = aBuild()
    writeFileSync(path.join(build.notes, 'support.json'), text)
    expect(isKept(build, 'one')).toBe(false)
  },
)

test('where no note can be written, nothing is kept and nothing fails', () => {
  const build = aBuild()
  const notes = path.join(build.notes, 'support.json')
  mkdirSync(notes)
  keepBuild({ ...build, notes }, 'one')
  keepBuild(build, 'one')
  expect(isKept(build, 'one')).toBe(false)
})
