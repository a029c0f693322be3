import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changeBucket } from '../bucket/change-bucket'
import { storeAt } from '../object-store/store-at'
import { releaseApp } from '../release/release-app'
import { rollBackApp } from '../release/roll-back-app'
import { hostApp } from '../workspace/folders'

/** A program: `<place> <app> <n>` releases a build of an app and rolls it back, in turn, n times. */
const [place = '', app = '', count = ''] = process.argv.slice(2)
const root = mkdtempSync(path.join(tmpdir(), 'fivefold-writer-'))
const bucket = { store: await storeAt(place), cache: path.join(root, 'cache') }

const page = {
  path: `/${app}`,
  title: app,
  description: 'A page of a test.',
  access: { signIn: false },
  prerender: true,
  indexed: true,
}

function build(turn: number) {
  const folder = path.join(root, `build-${turn}`)
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  const isHost = app === hostApp
  const entry = isHost ? '' : 'remoteEntry.js'
  const routes = isHost ? [] : [page]
  write('release.json', JSON.stringify({ name: app, version: `1.${turn}.0`, entry, routes }))
  if (isHost)
    write('index.html', '<!doctype html><head>\n<!--page-head-->\n</head><div id="root"></div>')
  write(isHost ? `assets/index-${turn}.js` : entry, `export const turn = ${turn}`)
  return folder
}

try {
  for (let turn = 1; turn <= Number(count); turn += 1) {
    await changeBucket(bucket, { app, empty: true }, async (site) => {
      if (turn > 2 && turn % 2 === 0) await rollBackApp(site, app)
      else await releaseApp(site, app, { folder: build(turn) })
    })
  }
} finally {
  rmSync(root, { recursive: true })
}
