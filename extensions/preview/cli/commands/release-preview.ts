import { writeFileSync } from 'node:fs'
import type { SignedPreview } from '../../../../shared/contract/preview/preview-document'
import { dateInWords } from '../../contract/check-preview'
import { previewLink } from '../../contract/preview-link'
import { refuseTakenVersion } from '../../../../deploy/release/gates/version-taken'
import { defaultLifetime } from '../lifetime'
import { previewOriginOf } from '../preview-origin'
import { previewReport, refusalReport } from '../preview-report'
import { previewedSite } from '../previewed-site'
import { sizeDifference } from '../size-difference'
import { storePreview } from '../store-preview'
import { removeEndedPreviews, replaceEarlier } from '../stored-previews'
import { builtApp } from '../../../../deploy/site/registry/built-app'
import { readManifest } from '../../../../deploy/site/registry/read-manifest'
import { readRegistryFile } from '../../../../deploy/site/registry/registry-file'
import { liveRelease } from '../../../../deploy/site/registry/registry-releases'
import { wholeRelease } from '../../../../deploy/site/files/release-folders'
import { withTrials } from '../../../../deploy/release/with-trial'
import { asTyped } from '../../../../deploy/workspace/as-typed'
import { commitOf } from '../../../../deploy/workspace/commit-of'
import { UserError } from '../../../../deploy/workspace/errors/user-error'
import { ownersOf } from '../../../../deploy/workspace/hooks'
import { atSite, siteStore } from '../../../../deploy/commands/site/at-site'
import { buildFor } from '../../../../deploy/commands/site/build-for'
import type { ReleaseOptions } from '../../../../deploy/release/release-app'

export interface PreviewFlags {
  /** Seconds. */
  for?: number
  name?: string
  report?: string
  skipSmoke?: true
}

/** `release <app> --preview`: the same build and gates, but a link in place of a release. */
export async function releasePreview(app: string, flags: PreviewFlags) {
  try {
    const { preview, report, hasOwners } = await previewed(app, flags)
    console.info(inWords(preview, hasOwners))
    if (flags.report !== undefined) writeFileSync(flags.report, report)
  } catch (error) {
    if (flags.report !== undefined && error instanceof UserError)
      writeFileSync(flags.report, refusalReport(app, error.message))
    throw error
  }
}

async function previewed(app: string, flags: PreviewFlags) {
  const { ends, warnings, made } = await withTrials(flags, async (trials, prepare) => {
    const built = await buildFor({ app }, app, previewOriginOf, prepare)
    const until = new Date(Date.now() + (flags.for ?? defaultLifetime) * 1000)
    return { ends: until, warnings: built, made: await madePreview(app, until, trials) }
  })
  const store = await siteStore()
  const details = { app, origin: made.origin, ends, ...nameAndCommit(app, flags) }
  const preview = await storePreview(store, made.site, details)
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

const madePreview = (app: string, ends: Date, trials: Pick<ReleaseOptions, 'inspect'>) =>
  atSite({ app }, async (site) => ({
    origin: previewOriginOf(site),
    // A preview may keep a version that its release has to raise.
    site: await previewedSite(site, app, { ends, allowSameVersion: true, ...trials }),
    hasOwners: (await ownersOf(site)) !== undefined,
    version: takenVersion(site, app),
    sizes: await sizes(site, app),
  }))

function nameAndCommit(app: string, { name }: PreviewFlags) {
  const commit = commitOf(builtApp(app).folder)
  return { ...(name !== undefined && { name }), ...(commit !== undefined && { commit }) }
}

/** Says why `release` would refuse the version. */
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
