import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { memoryBucket } from '../../../extensions/bucket/testing/memory-bucket'
import { releaseApp, releaseApps } from '../../../deploy/release/release-app'
import { portOf } from '../../../deploy/serve/port'
import { serveSite } from '../../../deploy/serve/site-server'
import { storedReleases } from '../../../deploy/site/files/release-folders'
import { newKeyPair } from '../../../extensions/signing/keys/signing-key'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { scenarios, type Scenario } from '../../../checks/documented/scenarios'
import { buildFolder } from '../../../deploy/workspace/folders'
import {
  apps,
  commandShell,
  quoted,
  type CommandShell,
} from '../../fixtures/releases/command-shell'
import { isLongRun } from '../../fixtures/long-run'
import { creatorIn, installPackages } from '../../fixtures/releases/team-folder'
import { expect } from '../../fixtures/test'

const test = base.extend<object, { shell: CommandShell }>({
  shell: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, provide) => {
      const shell = commandShell()
      await provide(shell)
      shell.remove()
    },
    { scope: 'worker' },
  ],
})

/** Releases builds of support whose versions the documents name. */
async function releaseEarlier(site: string, place: string) {
  for (const version of ['1.3.0', '1.4.0']) {
    const folder = path.join(place, version)
    cpSync(buildFolder('support'), folder, { recursive: true })
    const file = path.join(folder, 'release.json')
    const manifest: object = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...manifest, version }))
    await releaseApp(site, 'support', { folder })
  }
}

/** The placeholders of the documents, with the values of this test. */
function placeholders(place: string, site: string, origin: string, output: string) {
  const [hostKey = ''] = /^MCow\S+/m.exec(output) ?? []
  const { pathname } = new URL(readRegistryFile(site).remotes['support']?.live.entry ?? '', origin)
  const release = storedReleases(site, 'support').find((name) => name.startsWith('1.3')) ?? ''
  return {
    'https://<site>/remotes/<name>/<release>/<entry>': `${origin}${pathname}`,
    'https://www.fivefold.example': origin,
    '1.4.0-77d1f20b3e': release,
    '<release>': release,
    '<remote>': 'support',
    '<email>': 'ada@lovelace.example',
    'arn:aws:iam::…': 'arn:aws:iam::123456789012:role/support',
    'WATCH_KEY=…': 'WATCH_KEY=key',
    '--host-key MCow…': `--host-key ${hostKey}`,
    '--key MCow…': `--key ${first}`,
    NEW: second,
    OLD: first,
    '--redirect /pricing': '--redirect /support',
    '/srv/site': quoted(site),
    '/etc/nginx': path.join(place, 'nginx'),
  }
}

const [first, second] = [newKeyPair().publicKey, newKeyPair().publicKey]

async function prepare({ folder, place }: CommandShell, kind: Scenario['site']) {
  const site = path.join(folder, '.site')
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site)
  if (kind !== 'none') await releaseApps(site, apps, { allowSameVersion: true })
  if (kind === 'earlier support') await releaseEarlier(site, place)
  const server = await serveSite(site, 0)
  const bucket = await memoryBucket()
  return {
    site,
    origin: `http://localhost:${portOf(server)}`,
    bucket: bucket.origin,
    stop() {
      bucket.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** All in `pnpm check pages`; else the commands that teams use most. */
const inTurn = scenarios.filter(
  ({ title }) => isLongRun || title === 'a change of support is released and rolled back',
)

for (const { title, site: kind, ownRepository, steps } of inTurn)
  test(`documented commands: ${title}`, async ({ shell }) => {
    // Each may build an app and try it in a browser.
    test.setTimeout(60_000 * steps.length)
    const { folder, place } = shell
    const { site, origin, bucket, stop } = await prepare(shell, kind)
    const team = path.join(place, 'team')
    mkdirSync(team, { recursive: true })
    shell.begin(ownRepository ? team : folder, {
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_ENDPOINT_URL_S3: bucket,
      INTAKE_FOLDER: path.join(place, 'intake/data'),
      SITE_ORIGIN: origin,
      ...(ownRepository && { CREATE_REMOTE: creatorIn(team, site) }),
    })
    let output = ''
    for (const [command, says] of steps)
      await test.step(command, async () => {
        const known = Object.entries(placeholders(place, site, origin, output))
        const words = known.reduce((text, [name, value]) => text.replaceAll(name, value), command)
        const said = await shell.run(words, says)
        expect(said).toMatch(says)
        output += said
        if (command.endsWith('create-remote billing')) installAsSupport(folder)
        if (command.includes('create-remote.tgz')) installAsTeam(path.join(team, 'billing'), site)
      })
    stop()
  })

/** Gives a new remote the packages of another, as pnpm would before the next command. */
const installAsSupport = (workspace: string) =>
  cpSync(
    path.join(workspace, 'remote-support/node_modules'),
    path.join(workspace, 'remote-billing/node_modules'),
    { recursive: true, verbatimSymlinks: true },
  )

/** Does what npm would, with the programs that scripts call. */
function installAsTeam(folder: string, site: string) {
  installPackages(folder, site, 'flat')
  const modules = path.join(folder, 'node_modules')
  const programs = { fivefold: '@fivefold/kit/cli.js', vitest: 'vitest/vitest.mjs' }
  mkdirSync(path.join(modules, '.bin'))
  chmodSync(path.join(modules, programs.fivefold), 0o755)
  for (const [name, file] of Object.entries(programs))
    symlinkSync(`../${file}`, path.join(modules, '.bin', name))
}
