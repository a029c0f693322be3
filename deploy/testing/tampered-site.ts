import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished, vi } from 'vitest'
import { signedFile } from '../site/registry/document-files'
import { fileHash } from '../site/registry/integrity'
import { readRegistryFile } from '../site/registry/registry-file'
import { listen, portOf } from '../serve/port'
import { siteHandler } from '../serve/site-server'
import { emptyFolder } from './fake-site'

/** Serves a site until the test is over. */
export async function servedAt(site: string) {
  const server = await listen(createServer(siteHandler(site)), 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://localhost:${portOf(server)}`
}

export const said = () => vi.spyOn(console, 'info').mockReturnValue(undefined)

/** Writes a file with its copies, like an attacker who may write the whole site. */
export function overwrite(site: string, file: string, text: string) {
  const place = path.join(site, file)
  writeFileSync(place, text)
  writeFileSync(`${place}.br`, brotliCompressSync(text))
  writeFileSync(`${place}.gz`, gzipSync(text))
}

/** Read to be spoiled: any field may be set to anything. */
// oxlint-disable-next-line typescript/no-explicit-any -- a schema would refuse what a test is to write
export type Json = Record<string, any>

export const changeRegistry = (site: string, change: (registry: Json) => void) => {
  const registry: Json = JSON.parse(readFileSync(path.join(site, 'registry.json'), 'utf8'))
  change(registry)
  overwrite(site, 'registry.json', JSON.stringify(registry))
}

export const stateOf = (site: string): Json => {
  const { signed = '' } = readRegistryFile(site)
  return JSON.parse(readFileSync(path.join(site, signedFile(signed)), 'utf8'))
}

/** A copy of a site as it is now. */
export const keptCopy = (site: string) => {
  const copy = path.join(emptyFolder(), 'copy')
  cpSync(site, copy, { recursive: true })
  return copy
}

/** Lets the registry name another state. */
export function putState(site: string, state: Json) {
  const text = JSON.stringify(state)
  const name = fileHash(Buffer.from(text))
  writeFileSync(path.join(site, signedFile(name)), text)
  changeRegistry(site, (registry) => (registry.signed = name))
}
