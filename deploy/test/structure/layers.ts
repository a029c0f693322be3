import type { Layers } from '../../../checks/structure/folder-rules'

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

/**
 * Optional parts of `shared`, `host`, `remote-admin` and `remote-portal`: their folders and files. Nothing else of these imports them,
 * tests included, and they import no other optional part. `src/extensions.ts` of a package registers its extensions.
 */
export const optionalParts: Readonly<Record<string, readonly string[]>> = {
  mounted: ['host/src/extensions/mounted'],
  intake: [
    'host/src/extensions/intake',
    'remote-admin/src/extensions/health',
    'remote-admin/src/extensions/visitors',
    'remote-admin/src/intake',
    'remote-portal/src/extensions/sessions',
    'shared/data/outbox',
    'shared/features/all-visitors',
  ],
  'own-react': ['shared/features/own-react'],
  preview: [
    'shared/contract/preview',
    'host/preview',
    'extensions/preview/worker/preview-worker.ts',
    'extensions/preview/worker/verified-file.ts',
  ],
  records: ['shared/data/records'],
  'try-out': ['host/src/extensions/try-out'],
  watch: ['host/src/extensions/watch'],
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
    ['extensions'],
    ['extensions.ts'],
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
    ['address', 'extensions', 'listing', 'testing'],
    ['extensions.ts', 'route-list.ts', 'ticket'],
    ['profile', 'roadmap', 'tickets'],
    ['portal'],
    ['routes.ts'],
  ],
  'remote-admin/src': [
    ['address', 'charts', 'intake', 'records', 'route-list.ts'],
    ['accounts', 'errors', 'leads'],
    ['ideas', 'tickets', 'votes'],
    ['audit', 'comments', 'extensions', 'overview'],
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
    ['extensions'],
    ['extensions.ts'],
    ['cli.ts', 'host-preset.ts', 'kit-cli.ts', 'preset.ts', 'test'],
  ],
  'deploy/site': [['files'], ['registry'], ['prerender'], ['documents']],
}
