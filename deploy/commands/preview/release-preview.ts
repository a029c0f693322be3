import { writeFileSync } from 'node:fs'
import type { SignedPreview } from '../../../shared/preview/preview-document'
import { dateInWords } from '../../../shared/preview/check-preview'
import { previewLink } from '../../../shared/preview/preview-link'
import { refuseTakenVersion } from '../../gates/version-taken'
import { readOwners } from '../../keys/read-owners'
import { defaultLifetime } from '../../preview/lifetime'
import { previewOriginOf } from '../../preview/preview-origin'
import { previewReport, refusalReport } from '../../preview/preview-report'
import { previewedSite } from '../../preview/previewed-site'
import { sizeDifference } from '../../preview/size-difference'
import { storePreview } from '../../preview/store-preview'
import { removeEndedPreviews, replaceEarlier } from '../../preview/stored-previews'
import { builtApp } from '../../registry/built-app'
import { readManifest } from '../../registry/read-manifest'
import { readRegistryFile } from '../../registry/registry-file'
import { liveRelease } from '../../registry/registry-releases'
import { wholeRelease } from '../../site-files/release-folders'
import { smokeTestCandidate } from '../../smoke/smoke-test-candidate'
import { asTyped } from '../../workspace/as-typed'
import { commitOf } from '../../workspace/commit-of'
import { UserError } from '../../workspace/user-error'
import type { BuildApp } from '../build'
import { atSite, previewStore } from '../site/at-site'
import { refuseMisfit } from '../site/refuse-misfit'

export interface PreviewFlags {
  /** Seconds. */
  for?: number
  name?: string
  report?: string
  skipSmoke?: true
}

/** `release <app> --preview`: the same build and gates, but a link in place of a release. */
export async function releasePreview(app: string, flags: PreviewFlags, build: BuildApp) {
  try {
    const { preview, report, hasOwners } = await previewed(app, flags, build)
    if (flags.report !== undefined) writeFileSync(flags.report, report)
    console.info(inWords(preview, hasOwners))
  } catch (error) {
    if (flags.report !== undefined && error instanceof UserError)
      writeFileSync(flags.report, refusalReport(app, error.message))
    throw error
  }
}

async function previewed(app: string, flags: PreviewFlags, build: BuildApp) {
  const warnings: string[] = []
  const origin = await atSite({ app }, (site) => {
    warnings.push(...refuseMisfit(site, app))
    return previewOriginOf(site)
  })
  await build(app)
  const ends = new Date(Date.now() + (flags.for ?? defaultLifetime) * 1000)
  const made = await atSite({ app }, async (site) => {
    const inspect = flags.skipSmoke ? {} : { inspect: () => smokeTestCandidate(site, app) }
    return {
      // A version is raised for a release; on the way there it may stay.
      site: await previewedSite(site, app, { ends, allowSameVersion: true, ...inspect }),
      hasOwners: readOwners(site) !== undefined,
      version: takenVersion(site, app),
      sizes: await sizes(site, app),
    }
  })
  const store = await previewStore()
  const facts = { app, origin, ends, ...nameAndCommit(app, flags) }
  const preview = await storePreview(store, made.site, facts)
  await replaceEarlier(store, preview)
  await removeEndedPreviews(store)
  const report = previewReport({
    preview,
    warnings: [...warnings, ...made.version],
    isSmokeTested: flags.skipSmoke !== true,
    sizes: made.sizes,
  })
  return { preview, report, hasOwners: made.hasOwners }
}

function nameAndCommit(app: string, { name }: PreviewFlags) {
  const commit = commitOf(builtApp(app).folder)
  return { ...(name !== undefined && { name }), ...(commit !== undefined && { commit }) }
}

/** What `release` would say to the version. */
function takenVersion(site: string, app: string): string[] {
  try {
    refuseTakenVersion(site, app, builtApp(app))
    return []
  } catch (error) {
    if (error instanceof UserError) return [error.message]
    throw error
  }
}

function sizes(site: string, app: string) {
  const release = liveRelease(readRegistryFile(site), app)
  const folder = release === '' ? undefined : wholeRelease(site, app, release)
  const build = builtApp(app)
  return sizeDifference(
    folder === undefined ? undefined : { manifest: readManifest(folder), folder },
    {
      manifest: build,
      folder: build.folder,
    },
  )
}

function inWords(preview: SignedPreview, hasOwners: boolean) {
  const { app, release, id, ends } = preview.document
  return [
    `${app} ${release} can be previewed until ${dateInWords(ends)}:`,
    previewLink(preview),
    `\`${asTyped(`preview --end ${id.slice(0, 12)}`)}\` ends it before.`,
    ...(hasOwners
      ? []
      : [
          'This site has no owners: its signature says that nothing was changed, not who it is from.',
        ]),
  ].join('\n')
}
