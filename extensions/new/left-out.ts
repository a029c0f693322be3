/**
 * The sources that a new site has: tracked files below these places, which are folders or files of the workspace.
 * Everything else of the workspace is left out: its remotes, browser tests, measurements, documents.
 */
export const copied = [
  '.editorconfig',
  '.gitattributes',
  '.gitignore',
  '.nvmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'LICENSE',
  'checks',
  'deploy',
  'e2e/fixtures/changed-by/translator.ts',
  'e2e/fixtures/requested.ts',
  'e2e/install-browser.ts',
  'e2e/site-origin.ts',
  'e2e/site.ts',
  'e2e/tsconfig.json',
  'extensions',
  'host',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'shared',
  'tsconfig.base.json',
  'vitest.config.ts',
  'vitest.setup.ts',
]

/** Places below them that only this site has, by the reason. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  'measures and documents of this repository': [
    'checks/documented',
    'checks/facts',
    'checks/mutation',
    'checks/size',
    'checks/structure/clocks.test.ts',
    'checks/structure/extensions.test.ts',
    'checks/structure/named-in-documents.test.ts',
    'checks/structure/named-in-documents.ts',
  ],
  'runs of what is left out': [
    'checks/long-runs.ts',
    'checks/run-check.ts',
    'checks/run-without.ts',
    'deploy/test',
    'deploy/testing/requests/any-request.ts',
    'deploy/testing/requests/request-model.ts',
    'deploy/testing/requests/request-text.ts',
    'deploy/testing/running-command.ts',
    'deploy/testing/tampered-site.ts',
    'deploy/testing/workspace-copy.ts',
    'deploy/workspace/sources/without-extension.ts',
    'extensions/bucket/real-stores',
    'extensions/bucket/testing/bucket-site.ts',
    'extensions/bucket/testing/memory-store.ts',
    'extensions/kit/declarations/example-files.ts',
    'extensions/nginx/testing',
    'extensions/signing/testing/owned-site.ts',
    'host/src/loading/loader/testing',
    'host/src/testing/listed-page.ts',
    'host/src/testing/support-route.ts',
  ],
  'its desk is in the portal and in the dashboard': ['extensions/intake'],
  'a new site is made here': ['extensions/new'],
  'content of the pages': [
    'host/dev',
    'host/public/blog',
    'host/public/sample-feed.json',
    'shared/copy-checks.ts',
    'shared/domain/facts/api-limits.ts',
    'shared/domain/facts/demos.ts',
    'shared/domain/facts/plan-terms.ts',
    'shared/domain/facts/service-levels.ts',
    'shared/domain/facts/shipped.ts',
  ],
  'tests of the content of the pages': [
    'checks/pinned-versions.test.ts',
    'checks/structure/field-limits.test.ts',
    'deploy/commands/line/command-line.test.ts',
    'extensions/kit/pack/public-modules.test.ts',
    'extensions/search/feed-sections.test.ts',
    'host/src/chrome/mobile-menu/mobile-menu.test.tsx',
    'host/src/chrome/navigation/navigation-content.test.ts',
    'host/src/chrome/storage-notice/storage-notice.test.tsx',
    'shared/browser/words/text-matches.test.ts',
    'shared/contract/routing/longest-query.test.ts',
    'shared/domain/tickets/ticket-number.test.ts',
    'shared/features/search/whole-characters.test.ts',
  ],
  'tests that begin with the records of the pages': [
    'shared/data/persistence/engine/engine-agreement.test.ts',
    'shared/data/persistence/engine/engine.test.ts',
    'shared/data/persistence/engine/idle-tabs.test.ts',
    'shared/data/persistence/engine/merge-storage.test.ts',
    'shared/data/persistence/engine/version-faults.test.ts',
    'shared/data/persistence/journal/journal-faults.test.ts',
    'shared/data/persistence/testing/documents',
    'shared/data/session/session-boot.test.ts',
    'shared/data/store/site-store-on-a-server.test.ts',
    'shared/domain/accounts/account-deletion.test.ts',
    'shared/domain/accounts/account-operations.test.ts',
    'shared/domain/roadmap/vote-operations.test.ts',
  ],
}

/**
 * A test that says one of these tests with this site's pages, accounts or releases, and is left out.
 * @param remotes of this site.
 */
export const wordsOfPages = (remotes: readonly string[]) =>
  new RegExp(
    [
      String.raw`fivefold\.example|\bFivefold\b`,
      String.raw`\b(?:Avery|Casey)\b|\b[cC]ortex`,
      String.raw`/pricing\b`,
      String.raw`['"/-](?:${remotes.join('|')})\b`,
    ].join('|'),
  )

/** A hidden folder of sources. */
export const hiddenSources = 'extensions/kit/create-remote/in-repository/.github'

/** Files without code that a reader could not follow without the documents. */
export const documents = /(?:^|\/)(?:README|CHANGELOG)\.md$/

/** Packages that only left-out files need, by the folder of the manifest that loses them. */
export const leftOutPackages: Readonly<Record<string, readonly string[]>> = {
  '.': ['@stryker-mutator/core', '@stryker-mutator/vitest-runner', 'knip'],
  checks: ['@commander-js/extra-typings', 'commander', 'marked'],
  deploy: ['aws4fetch'],
  extensions: ['protobufjs', 'react-error-boundary'],
  shared: ['@types/papaparse', 'papaparse'],
}

/** Extensions that are left out, and lose their lines in the lists. */
export const leftOutExtensions = Object.values(leftOut)
  .flat()
  .flatMap((place) => /^extensions\/([\w-]+)$/.exec(place)?.slice(1) ?? [])

/** Words that no file of a new site has, except its license. */
export const wordsOfThisSite =
  /\bFivefold\b|fivefold\.example|\b[cC]ortex\b|Data Pipelines|Smart Workflows|\bremote-(?:admin|marketing|portal|support)\b/
