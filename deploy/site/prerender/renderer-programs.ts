import { lstatSync, readFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { readReleaseManifest } from '../registry/read-manifest'
import { isMounted, liveRelease } from '../registry/registry-releases'
import { rendererFile } from '../registry/renderer-file'
import { releaseAddress, wholeRelease } from '../files/release-folders'
import { hostApp } from '../../workspace/folders'
import { UserError } from '../../workspace/errors/user-error'
import { answerOf } from '../../workspace/hooks'
import { megabyte } from './page-limits'

/** A program of a release that prerenders pages. */
export interface RendererProgram {
  text: string
  /** The release's on the site, for images and other files. */
  address: string
}

/** One render process holds the host's program and that of one remote. */
export interface RendererPrograms {
  host: RendererProgram
  remote?: RendererProgram
}

const longest = 32 * megabyte

/**
 * The programs that render the pages of an app; undefined where the live host has none.
 * @throws UserError where one is no file or too long, PartialReleaseError where it is not here.
 */
export function rendererPrograms(
  site: string,
  registry: RegistryDocument,
  app: string,
): RendererPrograms | undefined {
  const host = readProgram(site, registry, hostApp, rendererFile)
  if (host === undefined || app === hostApp) return host && { host }
  const remote = remoteProgram(site, registry, app)
  return { host, ...(remote && { remote }) }
}

/** Mounted pages are rendered by the program of the extension that has mounted them. */
function remoteProgram(site: string, registry: RegistryDocument, app: string) {
  const read = (name: string) => readProgram(site, registry, app, name)
  const { live } = registry.remotes[app] ?? {}
  if (!live || !isMounted(live, readReleaseManifest(site, app, live.version)))
    return read(rendererFile)
  const text = answerOf('release', (hook) => hook.mountedProgram?.((name) => read(name)?.text))
  return text === undefined ? undefined : { text, address: releaseAddress(app, live.version) }
}

function readProgram(
  site: string,
  registry: RegistryDocument,
  app: string,
  name: string,
): RendererProgram | undefined {
  const release = liveRelease(registry, app)
  const file = inside(wholeRelease(site, app, release), name)
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined) return undefined
  if (!found.isFile() || found.size > longest) {
    const fault = found.isFile() ? `longer than ${longest / megabyte} MB` : 'no file of its own'
    throw new UserError(`${name} of ${app} ${release} is ${fault}: build and release it again.`)
  }
  return { text: readFileSync(file, 'utf8'), address: releaseAddress(app, release) }
}
