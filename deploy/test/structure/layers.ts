import type { Layers } from './folder-rules'

const marketingPages = [
  'about',
  'blog',
  'careers',
  'case-studies',
  'community',
  'contact',
  'cortex',
  'demo',
  'developers',
  'home',
  'learn',
  'legal',
  'newsroom',
  'partnerships',
  'platform',
  'pricing',
  'search',
  'solutions',
  'waitlist',
]

/** The lists of extensions, one a package, and the sources that import each: no others do. */
export const registrations: Readonly<Record<string, readonly string[]>> = {
  'deploy/extensions.ts': ['deploy/cli.ts', 'deploy/kit-cli.ts', 'deploy/preset.ts'],
  'host/src/extensions.ts': ['host/src/main.tsx'],
  'host/src/renderer-extensions.ts': ['host/src/render-page.tsx'],
  'remote-admin/src/extensions.ts': ['remote-admin/src/browser-data/views.ts'],
  'remote-portal/src/extensions.ts': ['remote-portal/src/profile/security/security-panel.tsx'],
}

/**
 * Optional parts of `shared` and `host`: their folders and files. Nothing else of the workspace imports them, tests
 * included, except the extension of the same name. They import no other optional part.
 */
export const optionalParts: Readonly<Record<string, readonly string[]>> = {
  'own-react': ['shared/features/own-react'],
  records: ['shared/data/records'],
}

/**
 * The folders of each package, the lowest line first. A folder imports only from lower lines, never
 * from its own. ARCHITECTURE.md says what they hold.
 */
export const layersOf: Readonly<Record<string, Layers>> = {
  shared: [
    ['brand', 'browser'],
    ['brand.ts', 'site-config.ts'],
    ['domain'],
    ['contract'],
    ['data'],
    ['ui'],
    ['forms'],
    ['features'],
    ['testing'],
  ],
  'host/src': [
    ['start'],
    ['screens'],
    ['loading'],
    ['sign-in'],
    ['chrome'],
    ['pages'],
    ['shell.tsx', 'testing'],
    ['extensions.ts', 'renderer-extensions.ts'],
    ['main.tsx', 'render-page.tsx'],
  ],
  'remote-marketing/src': [
    [
      'address',
      'comparison',
      'estimate',
      'facts',
      'lead-source',
      'long-text',
      'public-page.ts',
      'search-box',
      'section',
      'testing',
    ],
    ['coming', 'lead-context', 'lead-form', 'scenes'],
    marketingPages,
    ['page-data.ts', 'resources'],
    ['posted-forms', 'route-list.ts'],
    ['routes.ts'],
  ],
  'remote-support/src': [
    ['articles', 'route-list.ts', 'testing'],
    ['knowledge-base', 'new-ticket', 'support-home'],
    ['routes.ts'],
  ],
  'remote-portal/src': [
    ['address', 'listing', 'testing'],
    ['extensions.ts', 'route-list.ts', 'ticket'],
    ['profile', 'roadmap', 'tickets'],
    ['portal'],
    ['routes.ts'],
  ],
  'remote-admin/src': [
    ['address', 'charts', 'records', 'route-list.ts'],
    ['accounts', 'errors', 'leads'],
    ['ideas', 'tickets', 'votes'],
    ['audit', 'comments', 'overview'],
    ['extensions.ts'],
    ['browser-data'],
    ['dashboard'],
    ['routes.ts', 'testing'],
  ],
  deploy: [
    ['workspace'],
    ['names'],
    ['site'],
    ['serve'],
    ['build', 'release'],
    ['testing'],
    ['commands'],
    ['extensions.ts'],
    ['cli.ts', 'kit-cli.ts', 'preset.ts', 'test'],
  ],
  'deploy/site': [['files', 'search'], ['keys'], ['registry'], ['prerender'], ['documents']],
}
