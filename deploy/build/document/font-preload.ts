import type { Plugin } from 'vite'

/** Preloads the font with the scripts, not after the styles, to avoid late layout shifts. */
export function fontPreload(): Plugin {
  return {
    name: 'fivefold:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            // Before the scripts: the first paint waits a moment for it.
            injectTo: 'head-prepend',
          })),
    },
  }
}
