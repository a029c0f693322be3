import type { Plugin } from 'vite'
import { brand } from '../../../shared/brand'
import { lightPaper } from '../../../shared/ui/theme/paper-color'

const png = (size: number) => ({
  src: `/icon-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose: 'any maskable',
})

/** The manifest that `host/index.html` names: how browsers install the site. */
export function siteManifest(): Plugin {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: lightPaper,
    theme_color: lightPaper,
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }, png(192), png(512)],
  }
  const source = `${JSON.stringify(manifest, null, 2)}\n`
  return {
    name: 'fivefold:site-manifest',
    configureServer({ middlewares }) {
      middlewares.use('/site.webmanifest', (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source })
    },
  }
}
