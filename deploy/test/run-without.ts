import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePorts } from '../serve/port'
import { workspaceFolder } from '../workspace/folders'
import { copyWorkspace } from '../workspace/workspace-copy'
import { readModuleGraph } from './structure/module-graph'

/**
 * `pnpm test:extensions [name...]`: deletes one extension after the other in a copy of the sources. There
 * the types are checked, the unit tests of `deploy` run, and `start` serves every page.
 */
const names = process.argv.slice(2)
/** Tests of the structure compare the sources with the documents, which still name everything. */
const unitTests = readdirSync(path.join(workspaceFolder, 'deploy'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(?:node_modules|test)$/.test(entry.name))
  .map(({ name }) => `deploy/${name}/`)
  .concat('deploy/test/together/')
const all = readdirSync(path.join(workspaceFolder, 'deploy/extensions'))
for (const name of names.length > 0 ? names : all) await checkWithout(name)

async function checkWithout(name: string) {
  const copy = copyWorkspace()
  try {
    const own = `deploy/extensions/${name}/`
    for (const [file, targets] of readModuleGraph(workspaceFolder, ['deploy'], true))
      if (file.startsWith('deploy/test/together/') && targets.some((to) => to.startsWith(own)))
        rmSync(path.join(copy.folder, file))
    rmSync(path.join(copy.folder, own), { recursive: true })
    const list = 'deploy/extensions.ts'
    const [, variable = ''] =
      /(\w+)/.exec(name.replace(/-(.)/g, (_, l: string) => l.toUpperCase())) ?? []
    copy.replace(list, `import { ${variable} } from './extensions/${name}/extension'\n`, '')
    copy.replace(list, new RegExp(`(?<=[[ ])${variable}(?:, |(?=\\]))`), '')
    run(copy.folder, 'tsc', '-p', 'deploy')
    run(copy.folder, 'vitest', 'run', ...unitTests)
    await walk(copy.folder)
    console.info(`${name}: the rest works without it`)
  } finally {
    copy.remove()
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
  const words = ['--import', 'tsx', 'deploy/cli.ts', 'start']
  const server = spawn(process.execPath, words, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const text of server.stdout.setEncoding('utf8'))
      if (String(text).includes('is served at')) break
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
    server.kill('SIGINT')
    await once(server, 'exit')
  }
}
