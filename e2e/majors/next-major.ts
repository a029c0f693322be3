import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { stockFolder } from '../interop/stock-tools'

/** What the newest canary calls itself here: the registry has none of the next major version yet. */
const nextReact = '20.0.0'

const installed = (name: string) => realpathSync(path.join(stockFolder, 'node_modules', name))

/**
 * Puts a stand-in for the next major version of React into a copy of the workspace: the newest canary
 * under that version.
 * @returns what makes an app of the copy use it, by its folder.
 */
export function nextMajorIn(workspace: string) {
  const place = path.join(workspace, 'next/node_modules')
  mkdirSync(place, { recursive: true })
  const reactDom = installed('react-dom-20')
  cpSync(installed('react-20'), path.join(place, 'react'), { recursive: true })
  cpSync(reactDom, path.join(place, 'react-dom'), { recursive: true })
  cpSync(path.join(reactDom, '../scheduler'), path.join(place, 'scheduler'), {
    recursive: true,
    dereference: true,
  })
  for (const name of ['react', 'react-dom']) renumber(path.join(place, name))
  return (app: string) => {
    for (const name of ['react', 'react-dom']) {
      const link = path.join(workspace, app, 'node_modules', name)
      rmSync(link, { recursive: true })
      symlinkSync(path.join(place, name), link)
    }
  }
}

/** The version stands in package.json, in `React.version`, and where react-dom compares the two. */
function renumber(folder: string) {
  const manifest = path.join(folder, 'package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(?:js|json)$/.test(name))) {
    const target = path.join(folder, file)
    const text = readFileSync(target, 'utf8')
    if (text.includes(version)) writeFileSync(target, text.replaceAll(version, nextReact))
  }
}
