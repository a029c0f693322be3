import { brand } from '../../../../shared/brand'
import { leftAlone } from '../../../../deploy/site/documents/rewritten-by-others'
import { contentPolicies } from '../../../../deploy/site/documents/content-policy'
import { themeVariables } from '../../../../shared/ui/theme/theme-variables'

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

/**
 * The page that a preview's link opens, under the policy of the site's pages.
 * @param script of extensions/preview/browser/open-preview.ts.
 */
export function previewPage(script: string): string {
  if (/<\/script/i.test(script)) throw new Error('The script of the preview page ends its element')
  const styles = `<style>${style}</style>`
  const body = `
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1 aria-live="polite">Opening the preview…</h1>
      <a href="/" hidden>Go to the live site</a>
      <noscript><p>Opening a preview needs scripts.</p></noscript>
    </main>
    <script>${script}</script>
  </body>`
  const policies = contentPolicies(styles + body, { feedAddress: '/', remoteOrigins: [] }).map(
    (policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
  return leftAlone(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    ${policies.join('\n    ')}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Preview of ${brand.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${styles}
  </head>${body}
</html>
`)
}
