import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { projectsIn } from '../deploy/commands/typecheck'
import { freePorts } from '../deploy/serve/port'
import { runningCommand } from '../deploy/testing/running-command'
import { workspaceFolder } from '../deploy/workspace/folders'
import { withoutExtension } from '../deploy/workspace/sources/without-extension'
import { copyWorkspace, type WorkspaceCopy } from '../deploy/testing/workspace-copy'
import { foldersIn } from './packages'
import { registrations } from './structure/layers'
import { readModuleGraph } from './structure/module-graph'

/**
 * `pnpm check extensions [name...]`: deletes one extension after the other from a copy of the sources, with its lines in
 * every list. Each time it checks the types of what is left, runs the unit tests of the packages that have lost a line,
 * and lets `start` serve every page.
 */

const together = 'deploy/test/together/'
const graph = readModuleGraph(workspaceFolder, ['deploy', 'extensions'], { withTests: true })

const wanted = process.argv.slice(2)
for (const name of foldersIn('extensions'))
  if (wanted.length === 0 || wanted.includes(name)) await checkWithout(name)

async function checkWithout(name: string) {
  const copy = copyWorkspace()
  try {
    const changed = Object.keys(registrations).filter((list) => unregister(copy, name, list))
    if (changed.length === 0) throw new Error(`No list names the extension ${name}`)
    removeFiles(copy, name)
    // Checks, browser tests and measurements need extensions.
    const projects = projectsIn(copy.folder).filter(
      (folder) => !/^(?:bench|checks|e2e)\b/.test(folder),
    )
    for (const project of projects) run(copy.folder, 'tsc', '-p', project)
    run(copy.folder, 'vitest', 'run', ...changed.flatMap(unitTestsOf))
    await walk(copy.folder)
    console.info(`${changed.join(', ')}: all works without ${name}`)
  } finally {
    copy.remove()
  }
}

/** Removes the extension from a list. */
function unregister(copy: WorkspaceCopy, name: string, list: string): boolean {
  const code = readFileSync(path.join(copy.folder, list), 'utf8')
  const rest = withoutExtension(code, name)
  if (rest !== code) copy.replace(list, code, rest)
  return rest !== code
}

/** Removes its folder, and the tests that need it together with others. */
function removeFiles(copy: WorkspaceCopy, name: string) {
  const folder = `extensions/${name}/`
  const gone = new Set<string>()
  const isGone = (file: string) => file.startsWith(folder) || gone.has(file)
  const needs = ([file, targets]: readonly [string, readonly string[]]) =>
    file.startsWith(together) && !gone.has(file) && targets.some(isGone)
  for (let next = [...graph].filter(needs); next.length > 0; next = [...graph].filter(needs))
    for (const [file] of next) gone.add(file)
  for (const file of [folder, ...gone]) rmSync(path.join(copy.folder, file), { recursive: true })
}

/** Tests of the structure compare the sources with the documents, which still name everything. */
function unitTestsOf(list: string): string[] {
  const [own = ''] = list.split('/')
  if (own !== 'deploy') return [`${own}/`]
  const parts = foldersIn('deploy').filter((name) => name !== 'test')
  return [...parts.map((name) => `deploy/${name}/`), together, 'extensions/']
}

function run(folder: string, program: string, ...words: string[]) {
  const { status } = spawnSync(path.join(folder, 'node_modules/.bin', program), words, {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed in ${folder}`)
}

/** Starts the site and asks for every page of its sitemap. */
async function walk(folder: string) {
  const [port = 0] = await freePorts(1)
  const env = { ...process.env, PORT: String(port), SITE_DIR: path.join(folder, '.site') }
  const server = runningCommand(folder, env, 'start')
  try {
    await server.printed('is served at')
    const origin = `http://localhost:${port}`
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    if (pages.length < 20) throw new Error(`The sitemap has ${pages.length} pages`)
    for (const page of pages) {
      const { pathname } = new URL(page)
      const { status } = await fetch(origin + pathname)
      if (status !== 200) throw new Error(`${pathname} answers ${status}`)
    }
  } finally {
    await server.end()
  }
}
