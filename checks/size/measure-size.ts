import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { appPackages } from '../packages'

const counted = /(?<!\.d)\.(?:ts|tsx|mts|mjs|js|svg|css|html)$/
/** Tests, and what only tests use. */
const tests = /\.(?:test|spec)\.|\/(?:testing|fixtures|specs|faults)\//
const extension = /(?:^|\/)extensions\//

/** The parts of the tree, in lines. A file counts for the first part that it matches. */
const parts: Readonly<Record<string, RegExp>> = {
  'pictures, styles and documents': /\.(?:svg|css|html)$/,
  tests,
  extensions: extension,
  product: new RegExp(`^(?:${appPackages.join('|')}|shared)/`),
  core: /^deploy\//,
  checks: /^checks\//,
  bench: /^bench\//,
  'browser tests’ support': /^e2e\//,
}

/** A comment that a reader has to read twice: it opens with a part of a sentence. */
const fragment =
  /^\s*(?:\/\*\*?|\*|\/\/)\s*(?:Of|What|Who|Whoever|Whose|Whom|Where|Those|That which)\b(?!.*\?)/

/** The size of a workspace: lines of each part, and counts of what a reader has to know. */
export function measureSize(workspace: string): Record<string, number> {
  const files = sourcesIn(workspace).filter((file) => counted.test(file))
  const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8').split('\n')
  const size = Object.fromEntries(
    [...Object.keys(parts), 'unclear comments'].map((name) => [name, 0]),
  )
  const add = (name: string, count: number) => (size[name] = (size[name] ?? 0) + count)
  for (const file of files) {
    const lines = read(file)
    const part = Object.keys(parts).find((name) => parts[name]?.test(file))
    if (part) add(part, lines.length)
    add('unclear comments', lines.filter((line) => fragment.test(line)).length)
  }
  const { scripts = {} }: { scripts?: object } = JSON.parse(read('package.json').join('\n'))
  add('scripts of the workspace', Object.keys(scripts).length)
  add('folders', new Set(files.map((file) => path.dirname(file))).size)
  const decision = /^docs\/decisions\/(?!README).*\.md$/
  add('decision records', sourcesIn(workspace, 'docs').filter((file) => decision.test(file)).length)
  return size
}
