import path from 'node:path'
import { sharedModules } from '../../../shared/contract/federation/shared-modules'
import { sharedFile } from './shared-file'

const packageName = '@fivefold/shared/'

const filesOf = new Map<string, ReadonlyMap<string, string>>()

/** The shared module that a file path or an import of the shared package names, if it is one. */
export function singletonAt(sharedFolder: string, target: string): string | undefined {
  const plain = target.replace(/\?.*$/, '').replace(/\.[jt]sx?$/, '')
  if (!plain.startsWith(sharedFolder)) return sharedModules.find((name) => name === plain)
  const files = filesOf.get(sharedFolder) ?? singletonFiles(sharedFolder)
  filesOf.set(sharedFolder, files)
  return files.get(plain)
}

const singletonFiles = (sharedFolder: string) =>
  new Map(
    sharedModules.map((name) => {
      const file = sharedFile(sharedFolder, name.slice(packageName.length))
      return [path.join(sharedFolder, file), name] as const
    }),
  )
