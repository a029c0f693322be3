import path from 'node:path'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { sitePackages } from '../packages'

/** All pages, articles and entries of the search: every module of copy, by its path, as it is evaluated. */
export const siteCopy: readonly (readonly [file: string, content: unknown])[] = await Promise.all(
  sitePackages
    .flatMap((folder) => sourcesIn(workspaceFolder, folder))
    .filter((file) => /(?:-content|route-list)\.ts$/.test(file))
    .map(async (file) => [file, await import(path.join(workspaceFolder, file))] as const),
)

/** The texts of each record or list, in their order, with their module's path from the workspace. */
export const siteTexts = siteCopy.flatMap(([file, content]) =>
  recordsOf(content).map((record) => ({
    file,
    text: Object.values(record)
      .filter((text) => typeof text === 'string' && !/^(?:\/|#|https?:|mailto:)/.test(text))
      .join(' · '),
  })),
)

/** Records that say who somebody is. */
export const siteRoles = siteCopy.flatMap(([file, content]) =>
  recordsOf(content).flatMap((record) => {
    const name = record['name'] ?? record['author'] ?? record['testimonial_author']
    const role = record['role'] ?? record['testimonial_role']
    return typeof name === 'string' && typeof role === 'string' ? [{ file, name, role }] : []
  }),
)

function recordsOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const record: Record<string, unknown> = { ...value }
  return [record, ...Object.values(record).flatMap(recordsOf)]
}
