import path from 'node:path'
import { sourcesIn } from '../../deploy/workspace/files-in'

/** The content of a module of copy: texts, and records and lists of them. */
type Copy = unknown

export interface PageText {
  /** The module, relative to the workspace. */
  file: string
  /** The texts of one record or list, in their order. */
  text: string
}

export interface NamedRole {
  file: string
  name: string
  role: string
}

const copy = /(?:-content|route-list)\.ts$/

/** Every module of copy below these folders, by its path, as it is evaluated. */
export async function readCopy(workspace: string, folders: readonly string[]) {
  const files = folders.flatMap((folder) => sourcesIn(workspace, folder))
  const modules = files
    .filter((file) => copy.test(file))
    .map(async (file): Promise<[string, Copy]> => [file, await import(path.join(workspace, file))])
  return new Map(await Promise.all(modules))
}

export function textsOf(file: string, value: Copy): PageText[] {
  return recordsOf(value).map((record) => ({
    file,
    text: Object.values(record)
      .filter((text) => typeof text === 'string' && !isAddress(text))
      .join(' · '),
  }))
}

/** Records that say who somebody is. */
export function rolesOf(file: string, value: Copy): NamedRole[] {
  return recordsOf(value).flatMap((record) => {
    const name = record['name'] ?? record['author'] ?? record['testimonial_author']
    const role = record['role'] ?? record['testimonial_role']
    return typeof name === 'string' && typeof role === 'string' ? [{ file, name, role }] : []
  })
}

const isAddress = (text: string) => /^(?:\/|#|https?:|mailto:)/.test(text)

function recordsOf(value: Copy): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const record: Record<string, unknown> = { ...value }
  return [record, ...Object.values(record).flatMap(recordsOf)]
}
