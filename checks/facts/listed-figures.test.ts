import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hasBegun, type Quarter } from '../../remote-marketing/src/facts/milestones'
import { sentData, storedData } from '../../shared/data/storage/stored-data'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { contradictions } from '../../deploy/test/facts/contradictions'
import { figuresIn, figuresOf } from './figures'
import { listedFigures } from '../../deploy/test/facts/listed-figures'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { packages, siteTexts } from '../../deploy/test/facts/site-copy'

const factFiles = ['shared/domain/facts', 'remote-marketing/src/facts'].flatMap((folder) =>
  readdirSync(path.join(workspaceFolder, folder))
    .filter((name) => !name.includes('.test.'))
    .map((name) => path.join(workspaceFolder, folder, name)),
)
const facts = await Promise.all(factFiles.map((file): Promise<unknown> => import(file)))
const figures = new Set(facts.flatMap(figuresOf))

test('a figure of a text is found in any spelling', () => {
  expect(figuresIn('Four hours, a 14-day trial, 20 to 35%, 1,200 views and 98% · saved')).toEqual([
    '4 hours',
    '14 days',
    '20 percent',
    '35 percent',
    '1200 views',
    '98 percent',
  ])
  expect(figuresIn('$1,499/month since Q2 2026, 1GB in 41 ms')).toEqual([
    '$1,499',
    'Q2 2026',
    '1 gb',
    '41 ms',
  ])
})

test('every figure of a page is a fact or is listed', () => {
  const unknown = siteTexts.flatMap(({ file, text }) =>
    figuresIn(text)
      .filter((each) => !figures.has(each) && !listedFigures[file]?.includes(each))
      .map((each) => `${file}: ${each}`),
  )
  expect(unknown, 'take the figure from the facts, or list it').toEqual([])
})

test('the list names no figure that its page has lost', () => {
  const written = (file: string) =>
    siteTexts.flatMap((text) => (text.file === file ? figuresIn(text.text) : []))
  const lost = Object.entries(listedFigures).flatMap(([file, listed]) =>
    listed.filter((each) => !written(file).includes(each)).map((each) => `${file}: ${each}`),
  )
  expect(lost).toEqual([])
})

test.each(contradictions)('no page contradicts that $truth', ({ never }) => {
  expect(siteTexts.filter(({ text }) => never.test(text))).toEqual([])
})

test('no page writes a date that is to come: it would be false one day', () => {
  const isQuarter = (each: string): each is Quarter => /^Q\d \d{4}$/.test(each)
  const pages = siteTexts.filter(({ file }) => !file.startsWith('shared/domain/'))
  const toCome = pages.flatMap(({ file, text }) =>
    figuresIn(text)
      .filter((each) => isQuarter(each) && each !== text && !hasBegun(each, new Date()))
      .map((each) => `${file}: ${each}`),
  )
  expect(toCome, 'compute the words from the date (openingWords)').toEqual([])
})

test('the list of stored data names every key of the code', () => {
  const files = packages.flatMap((folder) =>
    sourcesIn(workspaceFolder, folder).filter((file) => /(?<!test)\.ts$/.test(file)),
  )
  const keys = files
    .filter((file) => !/\/(?:try-out|preview)\//.test(file))
    .map((file) => readFileSync(path.join(workspaceFolder, file), 'utf8'))
    .flatMap((code) => Array.from(code.matchAll(keyInCode), ([, key = '']) => key))
  const places = [...storedData, ...sentData].map(({ place }) => place.replace('…', ''))
  expect(keys.length).toBeGreaterThanOrEqual(places.length)
  expect(keys.filter((key) => !places.some((place) => key.startsWith(place)))).toEqual([])
})

const keyInCode = /(?:Key|Prefix|[cC]acheName|visitedCache) = '((?:fivefold-[a-z]|error_)[^']*)'/g
