import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { claims, wrongFigures } from '../../deploy/test/facts/claims'
import { rolesOf } from '../../deploy/test/facts/page-texts'
import { siteCopy, siteTexts } from '../../deploy/test/facts/site-copy'

const roles = siteCopy.flatMap(([file, value]) => rolesOf(file, value))

test.each(claims)('all pages say the same about $about', (claim) => {
  const contradictions = siteTexts.flatMap(({ file, text }) =>
    wrongFigures(claim, text).map(({ words }) => `${file}: ${words}`),
  )
  expect(contradictions, 'take the figure from the facts').toEqual([])
})

test.each(claims)('at least one page makes the promise of $about', ({ pattern }) => {
  expect(siteTexts.some(({ text }) => text.match(pattern))).toBe(true)
})

test('no page writes a promise of its own: figures come from the facts', () => {
  // Community content and stored records keep their words.
  const written = siteCopy
    .map(([file]) => file)
    .filter((file) => !/^shared\/domain\/|\/community-content/.test(file))
  const byHand = written.flatMap((file) =>
    readFileSync(path.join(workspaceFolder, file), 'utf8')
      .split('\n')
      .filter((line) => claims.some(({ pattern }) => line.match(pattern)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(byHand).toEqual([])
})

test('nobody has two roles', () => {
  const doubles = roles.flatMap(({ file, name, role }) =>
    roles
      .filter((other) => other.name === name && other.role !== role)
      .map((other) => `${name} is ${role} in ${file} and ${other.role} in ${other.file}`),
  )
  expect(doubles).toEqual([])
})
