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
 * The folders of each package, the lowest line first. A folder imports from lower lines alone, never
 * from its own. ARCHITECTURE.md says what they hold.
 */
export const layersOf: Readonly<Record<string, Layers>> = {
  shared: [
    ['brand.ts', 'facts', 'files', 'listing', 'loading', 'offline', 'words'],
    ['domain', 'storage'],
    ['persistence', 'routing', 'site-config.ts', 'theme'],
    ['store', 'address', 'federation', 'marks'],
    ['analytics', 'ui'],
    ['session', 'notify', 'fields'],
    ['forms', 'search'],
    ['conversation'],
    ['work-area'],
    ['testing'],
  ],
  'host/src': [
    ['federation', 'registry', 'navigation', 'suggestions', 'scroll', 'main-content'],
    ['header-controls', 'lazy-part', 'loader', 'hydration', 'screens'],
    ['account-menu', 'footer', 'sign-in', 'storage-notice', 'theme-menu', 'testing'],
    ['guards', 'mobile-menu', 'search-dialog', 'try-out'],
    ['header', 'prefetch', 'prerender'],
    ['offline', 'page-content'],
    ['pages'],
    ['shell.tsx'],
    ['main.tsx', 'render-page.tsx'],
  ],
  'remote-marketing/src': [
    ['address', 'comparison', 'lead-source', 'public-page.ts', 'search-box', 'section', 'testing'],
    ['coming', 'lead-form', 'scenes'],
    marketingPages,
    ['page-data.ts', 'resources'],
    ['route-list.ts'],
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
    ['tickets', 'votes'],
    ['audit', 'overview'],
    ['browser-data'],
    ['dashboard'],
    ['routes.ts', 'testing'],
  ],
  deploy: [
    ['browser', 'workspace'],
    ['create-remote', 'site-files', 'test'],
    ['registry'],
    ['gates', 'prerender', 'search', 'serve'],
    ['documents', 'nginx'],
    ['release', 'vite'],
    ['smoke', 'testing'],
    ['commands'],
    ['cli.ts'],
  ],
}
