import path from 'node:path'

const source = /\.[cm]?tsx?$/
const fileOrFolder = /^[\w@.*<>{}-]+(?:\/[\w@.*<>{}-]+)*\/?$/
const wildcard = /<[^>]*>|\{[^}]*\}|\*+/
const fileEnding = /\.(?:[cm]?[jt]sx?|json|md|conf|lua|ya?ml|svg|html)$/

const block = /^```(\w*)\n([\s\S]*?)^```$/gm
const withoutBlocks = (text: string) => text.replace(block, '')

/** Relative links of a document, with their anchors, and its pictures. */
export const linksIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/(?:\]\(|src(?:set)?=")(?!\w+:)([^)"\s]+)/g)].map(
    ([, link = '']) => link,
  )

/** The anchors that GitHub gives the headings of a document. */
export const anchorsIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )

const codeIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Files and folders in backticks: with a known ending, or below a folder at the top of the workspace. */
export const pathsIn = (text: string, topFolders: readonly string[]) =>
  codeIn(text).filter(
    (code) =>
      fileOrFolder.test(code) &&
      (fileEnding.test(code) || topFolders.some((folder) => code.startsWith(`${folder}/`))),
  )

/** Finds the quotes of tests after their files. @example `a.test.ts` (“is red”) */
export const quotedTestsIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/`([\w./*-]+\.(?:test|spec)\.tsx?)` \(“([^”]+)”/g)].map(
    ([, file = '', words = '']) => ({ file, words: words.replace(/, …$/, '') }),
  )

/**
 * Whether a document's path is the end of a file's or folder's path; `*`, `<name>` and `{name}` match any
 * text, and `-page.tsx` ends a name. Other files than sources also match if a source names them.
 */
export function isPathOf(named: string, files: ReadonlyMap<string, () => string>): boolean {
  const parts = named.replace(/^-/, '*-').replace(/\/$/, '').split(wildcard)
  const pattern = parts.map((part) => part.replaceAll('.', '\\.')).join('.*')
  const end = new RegExp(`(?:^|/)${pattern}(?:/|$)`)
  if ([...files.keys()].some((file) => end.test(file))) return true
  const [start = ''] = path.posix.basename(named).split(wildcard)
  if (source.test(named) || !fileEnding.test(named)) return false
  return [...files].some(([file, read]) => source.test(file) && read().includes(start))
}

/** `2, 9` for “specification 2, section 9”. */
export const citedSections = (text: string) =>
  [...text.matchAll(/specification (\d), sections? (\d+)(?: and (\d+))?/gi)].flatMap(
    ([, number, ...sections]) =>
      sections.flatMap((section) => (section === undefined ? [] : `${number}, ${section}`)),
  )
