import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import everyTest, { needsOwnProcess } from './vitest.config.ts'

const inWorkspace = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Folders of the tests beside the mutated files; other tests would notice a mutant slowly. */
const folders = [
  'host/src/{federation,loader,page-content,registry}',
  'shared/{domain,persistence}/*',
  'shared/{storage,store,records,federation,loading,session}',
]

/** One failing test kills a mutant, so tests of the mutated file run first and tests with a document last. */
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

export default defineConfig({
  ...everyTest,
  resolve: {
    alias: [
      // The links in node_modules lead out of the mutated copy.
      { find: '@fivefold/shared', replacement: inWorkspace('shared') },
      {
        find: /^fast-check$/,
        replacement: inWorkspace('deploy/test/mutation/same-choices.ts'),
      },
    ],
  },
  test: {
    ...everyTest.test,
    projects: undefined,
    include: [
      `{${folders.join(',')}}/*.test.{ts,tsx}`,
      'deploy/build/container/container-code.test.ts',
    ],
    // They try thousands of cases for seconds; the other tests contain the cases that they found.
    exclude: ['**/{node_modules,dist}/**', '**/{*-faults,several-tabs,several-releases}.test.ts'],
    sequence: { sequencer: QuickestFirst },
    // For mutants that never end. Without a mutant, half of it is enough.
    testTimeout: 8000,
    expect: { poll: { timeout: 1000 } },
    reporters: ['default'],
  },
})
