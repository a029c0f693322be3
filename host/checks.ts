import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  layers: {
    src: [
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
  },
  registrations: { 'src/extensions.ts': ['src/main.tsx', 'src/render-page.tsx'] },
  optionalParts: {
    mounted: ['src/extensions/mounted'],
    intake: ['src/extensions/intake'],
    preview: ['preview', 'workers/preview-worker.ts', 'workers/verified-file.ts'],
    'try-out': ['src/extensions/try-out'],
    watch: ['src/extensions/watch'],
  },
}
