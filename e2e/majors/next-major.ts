import {
  cpSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { stockFolder } from '../interop/stock-tools'
import type { MovingLibrary } from './major-states'
import { writeStaticAtRules } from './static-at-rules'

/** What the newest canary calls itself here: the registry has none of the next major version yet. */
const nextReact = '20.0.0'

const installed = (name: string) => realpathSync(path.join(stockFolder, 'node_modules', name))

/** Puts the next major version of a library into a folder. @returns its packages there. */
const put: Readonly<Record<MovingLibrary, (place: string) => readonly string[]>> = {
  /** The newest canary under the next major version. */
  react(place) {
    const reactDom = installed('react-dom-20')
    copyPackage(installed('react-20'), path.join(place, 'react'))
    copyPackage(reactDom, path.join(place, 'react-dom'))
    copyPackage(path.join(reactDom, '../scheduler'), path.join(place, 'scheduler'))
    const names = ['react', 'react-dom']
    for (const name of names) renumber(path.join(place, name))
    return names
  },
  /** The newest prerelease. */
  'styled-components'(place) {
    copyPackage(installed('styled-components-7'), path.join(place, 'styled-components'))
    return ['styled-components']
  },
}

/**
 * Puts the next major version of a library into a copy of the workspace, whose sources become fit for it.
 * @returns what makes an app of the copy use it, by its folder.
 */
export function nextMajorIn(workspace: string, library: MovingLibrary) {
  const place = path.join(workspace, 'next/node_modules')
  const names = put[library](place)
  if (library === 'styled-components') writeStaticAtRules(workspace)
  return (app: string) => {
    for (const name of names) {
      const link = path.join(workspace, app, 'node_modules', name)
      rmSync(link, { recursive: true })
      symlinkSync(path.join(place, name), link)
    }
  }
}

const copyPackage = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, dereference: true })

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
