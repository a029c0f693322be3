import { readdirSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolder } from '../../deploy/workspace/folders'

/** A part of the site whose tests must notice a change of its code. */
export interface MutationArea {
  readonly name: string
  /** The changed files; `*.ts` means those of a folder, `**` everything below it. */
  readonly files: readonly string[]
  /** Files among them that are not changed, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>
}

/** The percentage of an area's changes that its tests must notice. */
export const requiredScore = 85

export const mutationAreas: readonly MutationArea[] = [
  {
    name: 'loader',
    files: [
      'host/src/loading/federation/*.ts',
      'host/src/loading/loader/*.ts',
      'host/src/pages/page-content/*.ts',
      'shared/browser/loading/*.ts',
      'deploy/build/container/container-code.ts',
    ],
    excluded: {
      'host/src/loading/federation/styled-components.ts': 'a list of names that are exported again',
    },
  },
  {
    name: 'registry',
    files: [
      'host/src/loading/registry/*.ts',
      'shared/contract/federation/entry-address.ts',
      'shared/contract/federation/registry-schema.ts',
      'shared/contract/federation/script-graph.ts',
    ],
    excluded: {},
  },
  {
    name: 'store',
    files: [
      'shared/domain/**',
      'shared/data/persistence/**',
      'shared/data/records/*.ts',
      'shared/data/storage/*.ts',
      'shared/data/store/*.ts',
    ],
    excluded: {
      'shared/domain/site/seed-*-content.ts': 'copy and figures',
      'shared/domain/facts/*.ts': 'figures of the copy',
    },
  },
]

/** The files of an area, relative to the workspace. Components are left to the browser tests. */
export function filesOf({ files, excluded }: MutationArea): string[] {
  const isExcluded = (file: string) =>
    Object.keys(excluded).some((pattern) => isLike(pattern, file))
  return files.flatMap((pattern) => {
    const folder = path.posix.dirname(pattern)
    return readdirSync(path.join(workspaceFolder, folder), { recursive: pattern.endsWith('**') })
      .map((name) => `${folder}/${String(name)}`)
      .filter((file) => isLike(pattern, file) && isSource(file) && !isExcluded(file))
  })
}

function isSource(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/')
}

function isLike(pattern: string, file: string): boolean {
  const [start = '', end] = pattern.split(/\*+/)
  return end === undefined ? file === start : file.startsWith(start) && file.endsWith(end)
}
