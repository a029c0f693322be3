import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export function installed(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find(canRun)
}

function canRun(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const libraries = '/usr/lib'

/** WebKitGTK's own browser, which Debian keeps beside the library it belongs to. */
export function miniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined
  return readdirSync(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(path.join(libraries, folder))
        .filter((name) => /^webkit(?:2)?gtk-/.test(name))
        .map((name) => path.join(libraries, folder, name, 'MiniBrowser')),
    )
    .findLast(canRun)
}
