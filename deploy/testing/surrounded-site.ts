import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { sample, type Arbitrary } from 'fast-check'
import { expect, onTestFinished } from 'vitest'
import { listen, portOf } from '../serve/port'
import { pageFile } from '../site/files/page-file'
import { UserError } from '../workspace/errors/user-error'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from './fake-site'

const seed = 41
export const some = <Value>(arbitrary: Arbitrary<Value>, numRuns: number) =>
  sample(arbitrary, { seed, numRuns })

/** A site of several teams inside a folder that no command may leave. */
export async function surroundedSite() {
  const root = emptyFolder()
  const site = path.join(root, 'a/b/site')
  mkdirSync(path.join(root, 'a/b'), { recursive: true })
  writeFileSync(path.join(root, 'a/secret.pem'), 'secret')
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'pricing', remoteBuild('pricing', ['/', '/pricing']))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/support/:id']))
  return { root, site, secret: path.join(root, 'a/secret.pem') }
}

/** Everything below a folder, with the properties that change when a file is written. */
function listed(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return new Map(
    entries.map((name) => {
      const found = lstatSync(path.join(root, name))
      if (found.isDirectory()) return [name, 'folder']
      const kind = found.isFile() ? 'file' : 'link'
      return [name, [kind, found.ino, found.size, found.mtimeMs].join(' ')]
    }),
  )
}

export function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name))
}

/** One sentence, for a terminal. */
export function expectRefusal(error: unknown) {
  expect(error).toBeInstanceOf(UserError)
  expect(error instanceof Error && error.message).toMatch(/^[\x20-\x7e“”‘’…]+\.$/)
}

/** Runs a task. @returns why it was refused; then nothing may have changed. */
export async function tried(root: string, task: () => Promise<unknown>) {
  const before = listed(root)
  const error: unknown = await task().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const changed = changes(before, listed(root))
  if (error === undefined) return { changed }
  expectRefusal(error)
  expect(changed).toEqual([])
  return { error }
}

/** Every team's release changes these files. */
const common =
  /^a\/b\/site(?:\/(?:registry\.json(?:\.br|\.gz)?|(?:404\.html|sitemap\.xml|robots\.txt)(?:\.br|\.gz)?|site\.json|\.(?:releases\.jsonl|viewer-request\.js|redirects\.conf|documents(?:\/.*)?)|search|remotes))?$/

export function expectOwn(changed: readonly string[], app: string, routes: readonly string[]) {
  const documents = routes.map((route) => path.posix.dirname(pageFile(route)))
  for (const file of changed) {
    const inSite = file.slice('a/b/site/'.length)
    const isOwn =
      common.test(file) ||
      inSite === `remotes/${app}` ||
      inSite.startsWith(`remotes/${app}/`) ||
      inSite.startsWith(`search/${app}.json`) ||
      // The folder of a document, those above it, and its compressed copies.
      documents.some(
        (folder) =>
          `${folder}/`.startsWith(`${inSite}/`) ||
          new RegExp(
            `^${folder === '.' ? '' : `${folder.replaceAll('.', '\\.')}/`}index\\.html`,
          ).test(inSite),
      )
    expect(isOwn ? '' : file).toBe('')
  }
}

/** Answers with a text at an address. */
export async function serverOf(textAt: (address: string) => string | undefined) {
  const server = await listen(
    createServer(({ url = '' }, response) => {
      const text = textAt(url)
      response.writeHead(text === undefined ? 404 : 200).end(text)
    }),
    0,
  )
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${portOf(server)}`
}
