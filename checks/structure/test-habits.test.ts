import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'

const tests = sourcesIn(workspaceFolder).filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))

/** In the test, or in the page that it drives. */
const sleep =
  /\.waitForTimeout\(\d|\bnew Promise(?:<\w+>)?\(\(?(\w+)\)? =>[\s{]*(?:window\.)?setTimeout\(\1, \d/
/** The name under which a file has the timer of Node. */
const timer = /import \{ setTimeout(?: as (\w+))? \} from 'node:timers\/promises'/

function sleeps(text: string): boolean {
  const [imported, name = 'setTimeout'] = timer.exec(text) ?? []
  return sleep.test(text) || (!!imported && new RegExp(String.raw`await ${name}\(\d`).test(text))
}

it.each([
  `await page.waitForTimeout(500)`,
  `await new Promise((resolve) => setTimeout(resolve, 500))`,
  `await page.evaluate(() => new Promise<void>((done) => window.setTimeout(done, 1_000)))`,
  `page.evaluate(() => new Promise((resolve) => {\n  setTimeout(resolve, 20)\n}))`,
  `import { setTimeout } from 'node:timers/promises'\nawait setTimeout(500)`,
  `import { setTimeout as pause } from 'node:timers/promises'\nawait pause(1_000)`,
])('this sleeps: %s', (text) => expect(sleeps(text)).toBe(true))

it.each([
  `test.setTimeout(60_000)`,
  `new Promise((resolve) => setTimeout(resolve))`,
  `import { setTimeout } from 'node:timers/promises'\nawait setTimeout(random() * longest)`,
])('this does not: %s', (text) => expect(sleeps(text)).toBe(false))

/** Tests of what must not happen within a time, or of work that takes one. A new site has some of them. */
const timed = [
  'checks/structure/test-habits.test.ts',
  'deploy/serve/unruly-clients.test.ts',
  'deploy/site/prerender/render-process.test.ts',
  'extensions/intake/server/database/with-task.test.ts',
  'extensions/intake/server/faults/farewell.test.ts',
]

it('tests wait for conditions, and never sleep', () => {
  const found = tests.filter((file) =>
    sleeps(readFileSync(path.join(workspaceFolder, file), 'utf8')),
  )
  expect(found.toSorted()).toEqual(timed.filter((file) => tests.includes(file)))
})
