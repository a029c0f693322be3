import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  figures: {
    'src/overview/overview-content.ts': ['12 weeks'],
  },
  layers: {
    src: [
      ['address', 'charts', 'records', 'route-list.ts'],
      ['accounts', 'errors', 'leads'],
      ['ideas', 'tickets', 'votes'],
      ['audit', 'comments', 'overview'],
      ['extensions.ts', 'offered'],
      ['browser-data'],
      ['dashboard'],
      ['routes.ts', 'testing'],
    ],
  },
  registrations: { 'src/extensions.ts': ['src/browser-data/views.ts'] },
  exceptions: {
    folding: {
      'src/records/records-content.ts': 'a label of ours inside a sentence',
      'src/records/filter/facet-options.ts': 'an order, not a search',
    },
  },
}
