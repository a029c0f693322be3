import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hostApp } from '../../../deploy/workspace/folders'

/** Writes what a build of an app writes, as small as possible. @returns its folder. */
export function smallBuild(root: string, app: string, turn: number, pages = 1) {
  const folder = path.join(root, `${app}-${turn}`)
  mkdirSync(path.join(folder, 'assets'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  const isHost = app === hostApp
  const entry = isHost ? '' : 'remoteEntry.js'
  const routes = isHost ? [] : Array.from({ length: pages }, (_, index) => pageOf(app, index))
  const contract = { storeSchema: 0, modules: {} }
  const release = { name: app, version: `1.${turn}.0`, entry, routes, contract }
  write('release.json', JSON.stringify(release))
  if (isHost)
    write(
      'index.html',
      '<!doctype html><head>\n<!--page-head-->\n</head><body><div id="root"></div></body>',
    )
  write(isHost ? `assets/index-${turn}.js` : entry, `export const turn = ${turn}`)
  return folder
}

const pageOf = (app: string, index: number) => ({
  path: index === 0 ? `/${app}` : `/${app}/${index}`,
  title: app,
  description: 'A page of a test.',
  access: { signIn: false },
  prerender: true,
  indexed: true,
})
