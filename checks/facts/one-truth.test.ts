import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import type { Claim } from '../package-checks'
import { listed, quotedFiles } from '../packages'
import { siteCopy, siteRoles, siteTexts } from './site-copy'

const claims = listed('claims').flatMap(([, each]) => each)

/** The promised figures of a text that the facts do not contain. */
const wrongFigures = ({ pattern, figures }: Claim, text: string) =>
  Array.from(text.matchAll(pattern))
    .map(([words, ...groups]) => ({ words, figure: Number(groups.find(Boolean)) }))
    .filter(({ figure }) => !figures.includes(figure))

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
  const quoted = quotedFiles()
  const written = siteCopy
    .map(([file]) => file)
    .filter((file) => !quoted.some((each) => `${file}/`.startsWith(`${each}/`)))
  const byHand = written.flatMap((file) =>
    readFileSync(path.join(workspaceFolder, file), 'utf8')
      .split('\n')
      .filter((line) => claims.some(({ pattern }) => line.match(pattern)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(byHand).toEqual([])
})

test('nobody has two roles', () => {
  const doubles = siteRoles.flatMap(({ file, name, role }) =>
    siteRoles
      .filter((other) => other.name === name && other.role !== role)
      .map((other) => `${name} is ${role} in ${file} and ${other.role} in ${other.file}`),
  )
  expect(doubles).toEqual([])
})
