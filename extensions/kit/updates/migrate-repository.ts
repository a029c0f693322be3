import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { sourcesIn } from '../../../deploy/workspace/files-in'
import { readPackage } from '../../../deploy/workspace/read-package'
import { migratedFiles } from './migrated-files'
import { migrations } from './migrations'
import type { SourceFiles } from './migration'

const versioned = v.object({ version: v.string() })

/** The version of the kit that a remote's files were last moved to; the first kit wrote none. */
const remotePackage = v.looseObject({
  fivefold: v.looseObject({ kit: v.optional(v.string(), '1.0.0') }),
})

/**
 * A separate program in the kit: the kit that an update has installed knows what has changed, while the
 * kit that runs the update does not. It writes the version into package.json at the end, so an
 * interrupted run starts again.
 * @param folder a remote's repository.
 * @param version of the kit; by default the one that this program is part of.
 * @returns what has changed, as the ends of sentences.
 */
export function migrateRepository(
  folder: string,
  version = readPackage(import.meta.dirname, versioned).version,
): string[] {
  const { fivefold } = readPackage(folder, remotePackage)
  const { changed, summaries } = migratedFiles(readSources(folder), fivefold.kit, migrations)
  for (const [file, text] of changed) writeFileSync(path.join(folder, file), text)
  noteVersion(path.join(folder, 'package.json'), version)
  return summaries
}

function noteVersion(file: string, kit: string) {
  const manifest = v.parse(
    v.looseObject({ fivefold: v.looseObject({}) }),
    JSON.parse(readFileSync(file, 'utf8')),
  )
  if (manifest.fivefold['kit'] === kit) return
  const noted = { ...manifest, fivefold: { ...manifest.fivefold, kit } }
  writeFileSync(file, `${JSON.stringify(noted, null, 2)}\n`)
}

const ownFiles = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']

function readSources(folder: string): SourceFiles {
  const sources = sourcesIn(folder, 'src').filter((file) => /\.tsx?$/.test(file))
  const files = [...ownFiles, ...sources].filter((file) => existsSync(path.join(folder, file)))
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}
