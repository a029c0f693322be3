import {
  leaveToken,
  openPreviewAddress,
  type PreviewDocument,
} from '../../../../shared/contract/preview/preview-document'
import { dateInWords } from '../../contract/check-preview'
import { token } from '../../../../shared/ui/theme/tokens'
import { escapeHtml } from '../../../../deploy/site/documents/escape-html'
import type { PageNotice } from '../../../../deploy/site/documents/page-html'

/* Below the footer; sticks to the bottom edge of the window until then. */
const style = `
#preview{position:sticky;bottom:0;z-index:${token.layer.header};display:flex;justify-content:center;align-items:center;gap:${token.space[4]};padding:${token.space[3]} ${token.space[4]};border-top:1px solid ${token.color.lineStrong};background:${token.color.warningSoft};color:${token.color.ink};font:400 ${token.type.small}/1.4 ${token.font.sans}}
#preview p{margin:0;overflow-wrap:anywhere}
#preview a{display:inline-flex;align-items:center;min-height:1.75rem;color:inherit;font-weight:600;text-decoration:underline;text-underline-offset:.2em}
#preview a:focus-visible{outline:3px solid ${token.color.focus};outline-offset:2px}
html{scroll-padding-bottom:6rem}
@media print{#preview{display:none}}
`

/**
 * Previews are not tracked: they report to no tag manager, and to no intake, as if the visitor had asked so. They do not register the site's service worker
 * either, which would replace the preview's. The script works with every release of the host.
 */
const script = `delete Navigator.prototype.serviceWorker
for (const name of ['gtag', 'dataLayer'])
  Object.defineProperty(window, name, { get() {}, set() {}, configurable: true })
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`

type Previewed = Pick<PreviewDocument, 'app' | 'release' | 'ends'>

/** Says which preview a page belongs to. It needs no script, so that it is visible at the first paint. */
export const previewNotice = ({ app, release, ends }: Previewed): PageNotice => ({
  tags: [`<style>${style}</style>`, `<script>${script}</script>`],
  html:
    `<aside id="preview" aria-label="Preview"><p><strong>Preview of ${escapeHtml(`${app} ${release}`)}</strong>, ` +
    `ends ${escapeHtml(dateInWords(ends))}</p>` +
    `<a href="${openPreviewAddress}#${leaveToken}">Leave</a></aside>`,
})
