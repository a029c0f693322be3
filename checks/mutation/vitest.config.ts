import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import sharedPackage from '../../shared/package.json' with { type: 'json' }
import everyTest, { needsOwnProcess } from '../../vitest.config'

const inWorkspace = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/** Folders of the code that `pnpm check mutation` changes. Tests elsewhere are too slow. */
const folders = [
  'host/src/loading/{federation,loader,registry}',
  'host/src/pages/page-content',
  'shared/{domain,data/persistence}/*',
  'shared/data/{storage,store,records,session}',
  'shared/{browser/loading,contract/federation}',
]

/** Runs the tests of the changed file first and those with a document last: one failing test is enough. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const changed = [this.ctx.config.related ?? []].flat().map((file) => path.parse(file).name)
    const rank = ({ moduleId }: TestSpecification) => {
      if (changed.some((name) => path.basename(moduleId).startsWith(name))) return 0
      return needsOwnProcess(moduleId) ? 2 : 1
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}

const { projects: _, ...test } = everyTest.test ?? {}

export default defineConfig({
  ...everyTest,
  resolve: {
    alias: [
      // The links in node_modules lead out of the copy that is changed.
      ...Object.entries(sharedPackage.exports).map(([name, file]) => ({
        find: new RegExp(`^@fivefold/shared${name.slice(1).replace('*', '(.+)')}$`),
        replacement: inWorkspace('shared') + file.slice(1).replace('*', '$1'),
      })),
      {
        find: /^fast-check$/,
        replacement: inWorkspace('checks/mutation/same-choices.ts'),
      },
    ],
  },
  test: {
    ...test,
    include: [
      `{${folders.join(',')}}/*.test.{ts,tsx}`,
      'deploy/build/container/container-code.test.ts',
    ],
    // The first two kinds run thousands of cases for seconds; other tests name what they have found.
    // Tests of time would measure Stryker's own counters.
    exclude: [
      '**/{node_modules,dist}/**',
      '**/{*-faults,*-time,several-tabs,several-releases}.test.ts',
    ],
    sequence: { sequencer: QuickestFirst },
    // Ends tests that a change keeps from ending; others take less than half of it.
    testTimeout: 8000,
    expect: { poll: { timeout: 1000 } },
    reporters: ['default'],
  },
})
