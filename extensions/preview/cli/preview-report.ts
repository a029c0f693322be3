import { dateInWords } from '../contract/check-preview'
import type { SignedPreview } from '../../../shared/contract/preview/preview-document'
import { previewLink } from '../contract/preview-link'

/** Finds the comment of an earlier run on a pull request. */
const marker = (app: string) => `<!-- fivefold-preview ${app} -->`

/** The gates of a release, in their order. */
const gates = [
  'types and exports that it uses',
  'its owner’s key and addresses',
  'first visits within the size budget',
  'no copy of a shared module',
  'routes and the links to them',
  'versions of shared modules and of the store',
  'every page can be rendered',
]

export interface PreviewReport {
  preview: SignedPreview
  /** Sentences about what the site accepts for some time only. */
  warnings: readonly string[]
  isSmokeTested: boolean
  /** Table rows of `sizeDifference`. */
  sizes: readonly string[]
}

/** The report of a preview as Markdown, for a comment on a pull request. */
export function previewReport({ preview, warnings, isSmokeTested, sizes }: PreviewReport): string {
  const { app, release, commit, ends } = preview.document
  const smoke = isSmokeTested ? 'every page in a browser' : 'the test in a browser was left out'
  return [
    marker(app),
    `### Preview of ${app} ${release}`,
    '',
    `**[Open the preview](${previewLink(preview)})** until ${dateInWords(ends)}` +
      (commit === undefined ? '' : `, from commit ${commit.slice(0, 10)}`),
    '',
    `**Passed:** ${[...gates, smoke].join('; ')}.`,
    ...warnings.map((warning) => `\n**Warning:** ${warning}`),
    ...(sizes.length === 0
      ? []
      : [
          '',
          '| first visit, scripts (brotli) | live | preview | difference |',
          '| --- | ---: | ---: | ---: |',
          ...sizes,
        ]),
    '',
  ].join('\n')
}

/** The report where a gate refused. */
export const refusalReport = (app: string, reason: string) =>
  [marker(app), `### No preview of ${app}`, '', '```', reason, '```', ''].join('\n')
