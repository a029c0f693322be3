import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument } from '@fivefold/shared/federation/registry-document'
import { pageRenderer } from '../../deploy/site/prerender/page-renderer'
import { compressedCopies, compressFolder, documentQuality } from '../../deploy/site/files/compress'
import { pageFile } from '../../deploy/site/files/page-file'
import { hostDocument } from '../../deploy/site/documents/host-document'
import { pageHtml } from '../../deploy/site/documents/page-html'
import { guardedPaths } from '../../deploy/site/documents/speculation-rules'
import { pageRegistry, withoutScripts } from '../../deploy/site/registry/page-registry'
import {
  readRegistryFile,
  registryFile,
  registryText,
} from '../../deploy/site/registry/registry-file'
import { siteSettings } from '../../deploy/site/registry/site-settings'
import { storedSettings } from '../../deploy/site/registry/stored-settings'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'

interface VariantDocuments {
  /** The published site, with the registry and renderers for the variant. */
  site: string
  /** The variant's build, which gets the documents. */
  folder: string
  /** If given, pages are prerendered and preload these files. */
  modulesOf?: (route: RouteEntry, app: string) => readonly string[]
}

/** Writes and compresses a variant's documents with the functions of a release. */
export async function writeVariantDocuments({ site, folder, modulesOf }: VariantDocuments) {
  const registry = withOtherScripts(readRegistryFile(site))
  const settings = siteSettings(storedSettings(site))
  const frame = hostDocument(readFileSync(path.join(folder, 'index.html'), 'utf8'))
  writeFileSync(path.join(folder, registryFile), registryText(registry))
  await compressFolder(folder)
  const renderer = pageRenderer(site, registry, settings)
  for (const [app, { routes }] of Object.entries(registry.remotes)) {
    for (const route of routes) {
      const html = pageHtml({
        frame,
        settings,
        route,
        guarded: guardedPaths(registry),
        store: { modules: [], isNeeded: true },
        registry: pageRegistry(registry, app),
        ...(modulesOf && {
          rendered: await renderer.renderPage(route, app),
          modules: modulesOf(route, app).map((file) => `/${file}`),
        }),
      })
      const document = modulesOf ? ownAssets(html) : withoutPolicy(html)
      await writeDocument(path.join(folder, pageFile(route.path)), document)
    }
  }
  renderer.end()
}

/** Removes the releases' scripts, which the variant does not have. */
function withOtherScripts({ remotes, ...registry }: RegistryDocument): RegistryDocument {
  const slim = Object.entries(remotes).map(
    ([name, remote]) => [name, { ...remote, live: withoutScripts(remote.live) }] as const,
  )
  return { ...registry, remotes: Object.fromEntries(slim) }
}

/** Images are part of the variant's one build, under the same names. */
const ownAssets = (html: string) =>
  html.replace(/\/remotes\/[^/"]+\/[^/"]+\/(assets\/[^"]+\.(?:svg|png|webp|avif))/g, '/$1')

/** Removes the policy, which forbids the inline scripts of a bundler's document. */
const withoutPolicy = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\s*/g, '')

/** Writes a document and its compressed copies, like a release. */
export async function writeDocument(file: string, html: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, html)
  for (const [extension, copy] of await compressedCopies(Buffer.from(html), documentQuality)) {
    writeFileSync(file + extension, copy)
  }
}
