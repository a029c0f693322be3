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

/** The version that the newest canary gets here: the registry has no release of the next major yet. */
const nextReact = '20.0.0'

const installed = (name: string) => realpathSync(path.join(stockFolder, 'node_modules', name))

/** Copies the next major version of a library into a folder. @returns the names of its packages. */
const put: Readonly<Record<MovingLibrary, (place: string) => readonly string[]>> = {
  /** Copies the newest canary with the next major version. */
  react(place) {
    const reactDom = installed('react-dom-20')
    copyPackage(installed('react-20'), path.join(place, 'react'))
    copyPackage(reactDom, path.join(place, 'react-dom'))
    copyPackage(path.join(reactDom, '../scheduler'), path.join(place, 'scheduler'))
    const names = ['react', 'react-dom']
    for (const name of names) renumber(path.join(place, name))
    return names
  },
  /** Copies the newest prerelease. */
  'styled-components'(place) {
    copyPackage(installed('styled-components-7'), path.join(place, 'styled-components'))
    return ['styled-components']
  },
}

/**
 * Adds the next major version of a library to a copy of the workspace, and adapts the sources.
 * @returns a function that makes an app of the copy use it.
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

/** Replaces the version in package.json, in `React.version` and in the check of react-dom. */
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
