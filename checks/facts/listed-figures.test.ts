import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storedData } from '../../shared/data/storage/stored-data'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { fromWorkspace, listed, sitePackages } from '../packages'
import { figuresIn, figuresOf } from './figures'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { siteTexts } from './site-copy'

const sources = sitePackages.flatMap((folder) => sourcesIn(workspaceFolder, folder))
const listedFigures = Object.fromEntries(
  listed('figures').flatMap(([folder, figures]) => fromWorkspace(folder, figures)),
)

const factFiles = sources.filter((file) => /\/facts\/[\w-]+\.ts$/.test(file))
const facts = await Promise.all(
  factFiles.map((file): Promise<unknown> => import(path.join(workspaceFolder, file))),
)
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

test.each(listed('contradictions').flatMap(([, each]) => each))(
  'no page contradicts that $truth',
  ({ never }) => {
    expect(siteTexts.filter(({ text }) => never.test(text))).toEqual([])
  },
)

test('no page writes a date that is to come: it would be false one day', () => {
  const isToCome = (each: string) => {
    const [, quarter, year] = /^Q(\d) (\d{4})$/.exec(each) ?? []
    return new Date(Number(year), (Number(quarter) - 1) * 3) > new Date()
  }
  const pages = siteTexts.filter(({ file }) => !file.startsWith('shared/domain/'))
  const toCome = pages.flatMap(({ file, text }) =>
    figuresIn(text)
      .filter((each) => each !== text && isToCome(each))
      .map((each) => `${file}: ${each}`),
  )
  expect(toCome, 'compute the words from the date (openingWords)').toEqual([])
})

test('the list of stored data names every key of the code', () => {
  const keys = sources
    // Extensions list their own.
    .filter((file) => /(?<!test)\.ts$/.test(file) && !file.startsWith('extensions/'))
    .map((file) => readFileSync(path.join(workspaceFolder, file), 'utf8'))
    .flatMap((code) => Array.from(code.matchAll(keyInCode), ([, key = '']) => key))
  const places = storedData.map(({ place }) => place.replace('…', ''))
  expect(keys.length).toBeGreaterThanOrEqual(places.length)
  expect(keys.filter((key) => !places.some((place) => key.startsWith(place)))).toEqual([])
})

const keyInCode = /(?:Key|Prefix|[cC]acheName|visitedCache) = '((?:fivefold-[a-z]|error_)[^']*)'/g
