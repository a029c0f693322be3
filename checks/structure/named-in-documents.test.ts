import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'
import {
  anchorsIn,
  citedSections,
  isPathOf,
  linksIn,
  pathsIn,
  quotedTestsIn,
} from './named-in-documents'

const read = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8')
const files = new Map(sourcesIn(workspaceFolder).map((file) => [file, () => read(file)]))
const topFolders = [...new Set([...files.keys()].map((file) => file.split('/')[0] ?? ''))]
const specification = /^docs\/specification\/(\d)-.*\.md$/
const documents = [...files.keys()].filter(
  (file) => file.endsWith('.md') && !specification.test(file),
)

function isLink(document: string, link: string) {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file)
  if (!existsSync(path.join(workspaceFolder, target))) return false
  return anchor === undefined || anchorsIn(read(target)).includes(anchor)
}

/** Documents name it because no folder has one. */
const absent = 'index.ts'

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('links to files and headings that exist', () => {
    expect(linksIn(text).filter((link) => !isLink(document, link))).toEqual([])
  })

  it('quotes words that the test has', () => {
    const isIn = ({ file, words }: { file: string; words: string }) =>
      [...files].some(([path, of]) => isPathOf(file, new Map([[path, of]])) && of().includes(words))
    expect(quotedTestsIn(text).filter((quoted) => !isIn(quoted))).toEqual([])
  })

  it('names paths that exist', () => {
    const named = [...new Set(pathsIn(text, topFolders))]
    expect(named.filter((each) => !isPathOf(each, files) && each !== absent)).toEqual([])
  })
})

it('comments cite sections of the specification that exist', () => {
  const sections = new Set(
    [...files].flatMap(([file, text]) => {
      const [, number] = specification.exec(file) ?? []
      const titles = number === undefined ? [] : [...text().matchAll(/^## (\d+)\. /gm)]
      return titles.map(([, section]) => `${number}, ${section}`)
    }),
  )
  const sources = [...files].filter(([file]) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  const cited = sources.flatMap(([, text]) => citedSections(text()))
  expect(cited).not.toEqual([])
  expect(cited.filter((each) => !sections.has(each))).toEqual([])
})

describe('what a document names', () => {
  const text = [
    '# A “b” c.ts',
    '[one](x/y.md#a-b), [two](https://example.com) and <img src="z.png" />',
    '`host/src/main.tsx`, `a b.ts`, `x/y`, `search/<name>.json`',
    '```sh\nexport A=b && npx --yes pnpm@12 rollback   # [no](link)\n```',
  ].join('\n')

  it('is found in links and in backticks', () => {
    expect(linksIn(text)).toEqual(['x/y.md#a-b', 'z.png'])
    expect(anchorsIn(text)).toEqual(['a-b-cts'])
    expect(pathsIn(text, ['host'])).toEqual(['host/src/main.tsx', 'search/<name>.json'])
  })

  it('is found in quotations of tests', () => {
    expect(
      quotedTestsIn('`a.test.ts` (“is red”), `b.ts` (“no”), `c/d-*.spec.ts` (“x, …”, y)'),
    ).toEqual([
      { file: 'a.test.ts', words: 'is red' },
      { file: 'c/d-*.spec.ts', words: 'x' },
    ])
  })

  it('is found in citations of the specification', () => {
    const comment =
      '(specification 1, section 9) Specification 2, sections 3 and 4. specification 2'
    expect(citedSections(comment)).toEqual(['1, 9', '2, 3', '2, 4'])
  })

  it('may be the end of a path, have gaps, or be a file that a source writes', () => {
    const sources = new Map([['host/src/main.tsx', () => "write('registry.json')"]])
    for (const named of ['main.tsx', 'src/', 'host/*/main.tsx', 'x/registry.json'])
      expect(isPathOf(named, sources)).toBe(true)
    for (const named of ['ain.tsx', 'host/main.tsx', 'other.json', 'host/src/styles/'])
      expect(isPathOf(named, sources)).toBe(false)
  })
})

it('npx asks nothing: without a terminal a question ends the command', () => {
  const asks = [...files].filter(([, text]) => /npx (?=pnpm@)/.test(text()))
  expect(asks.map(([file]) => file)).toEqual([])
})
