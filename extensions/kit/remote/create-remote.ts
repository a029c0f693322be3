#!/usr/bin/env node
import { brand } from '../../../shared/brand'
import { existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Command, InvalidArgumentError } from '@commander-js/extra-typings'
import * as v from 'valibot'
import { filledTemplate, formWords } from '../create-remote/filled-template'
import { newFormName, newRemoteName } from '../create-remote/remote-name'
import { inside } from '../../../deploy/names/inside'
import { writeBelow } from '../../../deploy/names/write-below'
import { refuseOldNode } from '../../../deploy/workspace/errors/refuse-old-node'
import { reportFailure } from '../../../deploy/workspace/errors/report-failure'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { releasedRegistry } from '../../../deploy/build/dev/released-site'
import { withDependencies } from './kit-dependencies'
import type { KitDescription } from '../kit-description'
import { kitOfSite } from './kit-of-site'
import { installWithNpm } from './npm'

/* `npx <site>/kit/create-remote.tgz billing` writes a remote for its own repository. */

await new Command('create-remote')
  .description('Write a remote of a deployed site, with a page, its tests and a pipeline.')
  .argument('<name>', 'also the address of its page')
  .option('--site <address>', 'the deployed site; by default the one this command comes from')
  .option('--form <name>', 'gives the page a form, whose records the company gets', newFormName)
  .option(
    '--no-install',
    'leave the installation of its packages to you, for another package manager',
  )
  .exitOverride()
  .showHelpAfterError('(add --help for what is possible)')
  .addHelpText('after', `\nExample:\n  npx -y ${brand.siteUrl}/kit/create-remote.tgz billing`)
  .action(createRemote)
  .parseAsync()
  .catch(reportFailure)

async function createRemote(
  word: string,
  options: { site?: string | undefined; form?: string | undefined; install: boolean },
) {
  refuseOldNode()
  const site = originOf(options.site ?? siteOfInstallation())
  const kit = await kitOfSite(site)
  const name = await freeName(site, word)
  const folder = inside(process.cwd(), name)
  if (lstatSync(folder, { throwIfNoEntry: false }))
    throw new UserError(`${folder} exists already: choose another place or name.`)
  const draft = inside(process.cwd(), `.${name}.new`)
  try {
    writeRemote(draft, kit, name, { site, form: options.form })
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  const isInstalled = options.install && installWithNpm(folder)
  console.info(
    [
      `${folder} has a page at ${site}/${name}. Next:`,
      `  cd ${name}`,
      ...(isInstalled ? [] : ['  npm install']),
      '  npm run dev       the page inside the deployed site, with hot reload',
      '  npm run release   builds it and makes it live; SITE names the site’s bucket or folder',
    ].join('\n'),
  )
}

/** npm notes beside installed packages where each came from. */
function siteOfInstallation(): string {
  const lock = path.resolve(import.meta.dirname, '../.package-lock.json')
  const schema = v.object({
    packages: v.object({ 'node_modules/create-remote': v.object({ resolved: v.string() }) }),
  })
  const read = existsSync(lock)
    ? v.safeParse(schema, JSON.parse(readFileSync(lock, 'utf8')))
    : undefined
  if (read?.success) return read.output.packages['node_modules/create-remote'].resolved
  throw new UserError(`Name the deployed site: --site ${brand.siteUrl}`)
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.origin
  throw new UserError(`“${text}” is not an address such as ${brand.siteUrl}.`)
}

/** @throws UserError when the name is malformed, or the site has a remote or a page of that name. */
async function freeName(site: string, word: string) {
  const { remotes } = await releasedRegistry(site)
  const addresses = Object.values(remotes).flatMap(({ routes }) =>
    routes.map((route) => route.path),
  )
  try {
    const name = newRemoteName(word, [], addresses)
    if (remotes[name] === undefined) return name
  } catch (error) {
    if (error instanceof InvalidArgumentError) throw new UserError(`“${word}”: ${error.message}`)
    throw error
  }
  throw new UserError(`${site} has a remote “${word}” already: choose another name.`)
}

function writeRemote(
  folder: string,
  kit: KitDescription,
  name: string,
  { site, form }: { site: string; form: string | undefined },
) {
  rmSync(folder, { recursive: true, force: true })
  const template = { ...kit.template, ...(form && kit.formTemplate) }
  const words = { site, kit: kit.version, ...(form && formWords(form)) }
  for (const [file, text] of filledTemplate(template, name, words)) {
    const content = file === 'package.json' ? withDependencies(text, kit, site) : text
    writeBelow(folder, file, content)
  }
}
