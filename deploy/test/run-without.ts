import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePorts } from '../serve/port'
import { runningCommand } from '../testing/running-command'
import { workspaceFolder } from '../workspace/folders'
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy'
import { readModuleGraph } from '../../checks/structure/module-graph'

/**
 * `pnpm test:extensions [name...]`: deletes one extension after the other in a copy of the sources. Each
 * time it checks the types of the extension's package, runs its unit tests, and lets `start` serve every
 * page.
 */

interface Extended {
  package: string
  /** The folder of the extensions; a list of the same name contains them. */
  folder: string
  unitTests: readonly string[]
}

const foldersIn = (folder: string) =>
  readdirSync(path.join(workspaceFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)

const extended: readonly Extended[] = [
  {
    package: 'deploy',
    folder: 'deploy/extensions',
    // Tests of the structure compare the sources with the documents, which still name everything.
    unitTests: [
      ...foldersIn('deploy').flatMap((name) => (name === 'test' ? [] : [`deploy/${name}/`])),
      'deploy/test/together/',
    ],
  },
  { package: 'host', folder: 'host/src/extensions', unitTests: ['host'] },
  { package: 'remote-admin', folder: 'remote-admin/src/extensions', unitTests: ['remote-admin'] },
]

const wanted = process.argv.slice(2)
for (const each of extended)
  for (const name of foldersIn(each.folder))
    if (wanted.length === 0 || wanted.includes(name)) await checkWithout(name, each)

async function checkWithout(name: string, { package: own, folder, unitTests }: Extended) {
  const copy = copyWorkspace()
  try {
    removeExtension(copy, `${folder}/${name}/`, `${folder}.ts`)
    run(copy.folder, 'tsc', '-p', own)
    run(copy.folder, 'vitest', 'run', ...unitTests)
    await walk(copy.folder)
    console.info(`${own} works without ${name}`)
  } finally {
    copy.remove()
  }
}

/** Removes the folder, its lines in the list, and the tests that need it together with others. */
function removeExtension(copy: WorkspaceCopy, folder: string, list: string) {
  for (const [file, targets] of readModuleGraph(workspaceFolder, ['deploy'], { withTests: true }))
    if (file.startsWith('deploy/test/together/') && targets.some((to) => to.startsWith(folder)))
      rmSync(path.join(copy.folder, file))
  rmSync(path.join(copy.folder, folder), { recursive: true })
  const place = `./${path.posix.relative(path.posix.dirname(list), folder)}/`
  const code = readFileSync(path.join(copy.folder, list), 'utf8')
  const lines = new RegExp(`^import \\{ (\\w+) \\} from '${place}[^']+'\n`, 'gm')
  for (const [line, registered] of code.matchAll(lines)) {
    copy.replace(list, line, '')
    copy.replace(list, new RegExp(`\\b${registered}\\b(?:, )?`), '')
  }
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
