import { brand } from '../../../shared/brand'
import { openPreviewAddress } from '../../../shared/preview/preview-document'
import { themeVariables } from '../../../shared/theme/theme-variables'
import { integrityOf } from '../../registry/integrity'

/** Relative to the site. */
export const previewPageScript = `${openPreviewAddress.slice(1)}/open.js`

const style = `
:root{${themeVariables('light')}font-family:system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{${themeVariables('dark')}}}
body{display:grid;min-height:100svh;margin:0;place-items:center;background:var(--color-paper);color:var(--color-ink)}
main{display:grid;gap:1.25rem;justify-items:center;max-width:30rem;padding:2rem;text-align:center}
h1{margin:0;font-size:1.375rem;font-weight:600;line-height:1.35;text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:1.25rem;border-radius:8px;background:var(--color-ink);color:var(--color-paper);font-weight:600;text-decoration:none}
a[hidden]{display:none}
a:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src '${integrityOf(style)}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The page that a preview's link opens (host/preview/open-preview.ts). */
export const previewPage = () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Preview of ${brand.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <style>${style}</style>
    <script src="/${previewPageScript}" defer></script>
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1 aria-live="polite">Opening the preview…</h1>
      <a href="/" hidden>Go to the live site</a>
      <noscript><p>Opening a preview needs scripts.</p></noscript>
    </main>
  </body>
</html>
`
