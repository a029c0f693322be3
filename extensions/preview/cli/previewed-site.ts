import { readFileSync } from 'node:fs'
import { inside } from '../../../deploy/names/inside'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { builtApp, storeBuild } from '../../../deploy/site/registry/built-app'
import { admitRelease, runReleaseGates } from '../../../deploy/release/gates/run-gates'
import { sitePages } from '../../../deploy/site/documents/site-pages'
import type { PageNotice } from '../../../deploy/site/documents/page-html'
import {
  readRegistryFile,
  registryFile,
  registryText,
} from '../../../deploy/site/registry/registry-file'
import { liveRelease, registryAfterRelease } from '../../../deploy/site/registry/registry-releases'
import { siteSettings } from '../../../deploy/site/registry/site-settings'
import { storedSettings } from '../../../deploy/site/registry/stored-settings'
import { hostFiles } from '../../../deploy/release/host-files'
import type { ReleaseOptions } from '../../../deploy/release/release-app'
import { releaseAddress, wholeRelease } from '../../../deploy/site/files/release-folders'
import { addResults } from '../../../deploy/site/files/render-cache'
import { withSiteCopy } from '../../../deploy/site/files/site-copy'
import { filesIn } from '../../../deploy/workspace/files-in'
import { hostApp } from '../../../deploy/workspace/folders'
import { previewNotice } from './page/preview-notice'

export interface PreviewedSite {
  release: string
  /** Files that differ from the live site, by address. */
  files: ReadonlyMap<string, Buffer>
  start: string
  uses: readonly string[]
}

interface PreviewedOptions extends ReleaseOptions {
  /** The build; absent: the app's `dist`. */
  folder?: string
  ends: Date
}

/**
 * The site as it would be with a build released, made in a copy behind the same gates. It has the
 * documents of every page, so that all of them belong to one moment.
 * @throws UserError when a gate refuses the build.
 */
export const previewedSite = (
  site: string,
  app: string,
  { folder, ends, inspect, ...gates }: PreviewedOptions,
) =>
  withSiteCopy(site, async (copy): Promise<PreviewedSite> => {
    const build = builtApp(app, folder)
    const { release, routes } = build
    const live = readRegistryFile(copy)
    await runReleaseGates(copy, live, new Map([[app, build]]), gates)
    // Pages that the live host has rendered with other apps' live releases are identical in the preview.
    addResults(site, copy, live.host.version)
    await inspect?.(copy, app, build)
    await storeBuild(copy, app, build, false)
    await admitRelease(copy, { app, release }, routes)
    const registry = withoutOthers(registryAfterRelease(copy, live, app, release), app)
    const notice = previewNotice({ app, release, ends: ends.toISOString() })
    return {
      release,
      files: new Map([
        ...releasedFiles(copy, app, release),
        ...(await documents(copy, registry, notice)),
        [`/${registryFile}`, Buffer.from(registryText(registry))],
      ]),
      start: startOf(registry, app),
      uses: usedReleases(live, app),
    }
  })

/** Every visitor gets the same: no canary, and an error instead of a fallback to the live release. */
function withoutOthers(registry: RegistryDocument, app: string): RegistryDocument {
  const remotes = Object.entries(registry.remotes).map(([name, { canary: _canary, ...remote }]) => {
    return [name, name === app ? { ...remote, lastGood: null } : remote] as const
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

async function documents(site: string, registry: RegistryDocument, notice: PageNotice) {
  const settings = siteSettings(storedSettings(site))
  const files = new Map<string, Buffer>()
  for await (const { file, text } of sitePages(
    site,
    registry,
    settings,
    Object.keys(registry.remotes),
    notice,
  )) {
    // For crawlers, which see the live site.
    if (!/^(?:sitemap\.xml|robots\.txt)$/.test(file)) files.set(`/${file}`, Buffer.from(text))
  }
  return files
}

/** Files of a release that browsers load; without its renderer, its compressed copies, and the kit for teams. */
function releasedFiles(site: string, app: string, release: string) {
  const isLoaded = (file: string) =>
    !/^(?:\.|kit\/|previews\/)|^(?:preview|service)-worker\.js$|\.(?:br|gz)$/.test(file)
  if (app === hostApp) {
    return [...hostFiles(site, release)]
      .filter(([file]) => isLoaded(file))
      .map(([file, content]) => [`/${file}`, content] as const)
  }
  const folder = wholeRelease(site, app, release)
  return filesIn(folder)
    .filter(isLoaded)
    .map((file) => {
      const address = `${releaseAddress(app, release)}/${file}`
      return [address, readFileSync(inside(folder, file))] as const
    })
}

/** The first page of the remote that everybody may see; the home page for the host. */
function startOf({ remotes }: RegistryDocument, app: string) {
  const routes = remotes[app]?.routes.filter(({ path }) => !path.includes(':')) ?? []
  return (routes.find(({ access }) => !access.signIn) ?? routes[0])?.path ?? '/'
}

/** Releases that the pages load from the live site. They must stay as long as the preview. */
function usedReleases(registry: RegistryDocument, app: string): string[] {
  const remotes = Object.entries(registry.remotes).flatMap(([name, { live, lastGood }]) =>
    [live, ...(lastGood ? [lastGood] : [])].map(({ version }) => `${name} ${version}`),
  )
  const host = liveRelease(registry, hostApp)
  return [`${hostApp} ${host}`, ...remotes].filter((used) => !used.startsWith(`${app} `))
}
