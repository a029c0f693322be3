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

/**
 * Optional parts of `shared` and `host`: their folders and files. Nothing else of the two imports them, tests
 * included, and they import no other optional part. `host/src/extensions.ts` registers extensions of the host.
 */
export const optionalParts: Readonly<Record<string, readonly string[]>> = {
  mounted: ['host/src/extensions/mounted'],
  intake: ['host/src/extensions/intake', 'shared/outbox'],
  'own-react': ['shared/own-react'],
  preview: [
    'shared/preview',
    'host/preview',
    'host/workers/preview-worker.ts',
    'host/workers/verified-file.ts',
  ],
  records: ['shared/records'],
  'try-out': ['host/src/extensions/try-out'],
}

/**
 * The folders of each package, the lowest line first. A folder imports from lower lines alone, never
 * from its own. ARCHITECTURE.md says what they hold.
 */
export const layersOf: Readonly<Record<string, Layers>> = {
  shared: [
    ['brand', 'facts', 'files', 'keys', 'listing', 'loading', 'offline', 'start', 'words'],
    ['brand.ts'],
    ['domain', 'storage'],
    ['persistence', 'preview', 'receipts', 'routing', 'site-config.ts', 'theme'],
    ['store', 'address', 'federation', 'marks', 'prerender'],
    ['analytics', 'outbox', 'own-react', 'records', 'ui'],
    ['session', 'notify', 'fields'],
    ['forms', 'search'],
    ['conversation'],
    ['work-area'],
    ['testing'],
  ],
  'host/src': [
    ['passage'],
    [
      'changed-by-others',
      'early-actions',
      'federation',
      'registry',
      'navigation',
      'store',
      'suggestions',
      'scroll',
      'main-content',
    ],
    ['header-controls', 'lazy-part', 'hydration', 'screens'],
    ['portal-news', 'sign-in'],
    ['loader'],
    ['account-menu', 'footer', 'storage-notice', 'theme-menu', 'testing'],
    ['guards', 'mobile-menu', 'search-dialog'],
    ['header', 'prefetch', 'prerender'],
    ['page-content'],
    ['pages'],
    ['shell.tsx'],
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
    ['address', 'listing', 'testing'],
    ['route-list.ts', 'ticket'],
    ['profile', 'roadmap', 'tickets'],
    ['portal'],
    ['routes.ts'],
  ],
  'remote-admin/src': [
    ['address', 'charts', 'records', 'route-list.ts'],
    ['accounts', 'errors', 'leads'],
    ['ideas', 'tickets', 'votes'],
    ['audit', 'comments', 'overview'],
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
    ['cli.ts', 'kit-cli.ts', 'preset.ts', 'test'],
  ],
  'deploy/site': [['files', 'search'], ['keys'], ['registry'], ['prerender'], ['documents']],
}
