import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { listApps } from '../deploy/workspace/apps'
import { appFolder, workspaceFolder } from '../deploy/workspace/folders'
import { sourcesIn } from '../deploy/workspace/files-in'
import type { PackageChecks } from './package-checks'

const inWorkspace = (...names: string[]) => path.join(workspaceFolder, ...names)

export const foldersIn = (folder: string) =>
  readdirSync(inWorkspace(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)

export const packages = readdirSync(workspaceFolder).filter((name) =>
  existsSync(inWorkspace(name, 'package.json')),
)

const extensionParts = sourcesIn(workspaceFolder, 'extensions').flatMap(
  (file) =>
    /^extensions\/[\w-]+\/(?:browser|contract|dashboard|outbox|portal|worker)(?=\/)/.exec(file) ??
    [],
)

export const appPackages = listApps().map((app) => path.relative(workspaceFolder, appFolder(app)))

/** The folders of packages and extensions whose code runs in browsers. */
export const sitePackages = ['shared', ...new Set(extensionParts), ...appPackages]

/** A package lists what checks know of its copy beside what they know of its code. */
const listFiles = ['checks.ts', 'copy-checks.ts']

const lists = await Promise.all(
  [...packages, ...foldersIn('extensions').map((name) => `extensions/${name}`)]
    .flatMap((name) => listFiles.map((file) => [name, inWorkspace(name, file)] as const))
    .filter(([, file]) => existsSync(file))
    .map(async ([name, file]): Promise<[string, PackageChecks]> => {
      const { checks } = await import(file)
      return [name, checks]
    }),
)

/** One entry of every package's list, with the package's folder; packages without the entry are left out. */
export const listed = <Name extends keyof PackageChecks>(name: Name) =>
  lists.flatMap(([folder, { [name]: entry }]): [string, NonNullable<PackageChecks[Name]>][] =>
    entry === undefined ? [] : [[folder, entry]],
  )

/** Files of a package, with their paths from the workspace. */
export const within = (folder: string, files: readonly string[]) =>
  files.map((file) => path.posix.join(folder, file))

/** Files and folders of quoted copy, with their paths from the workspace. */
export const quotedFiles = () =>
  listed('quoted').flatMap(([folder, files]) => within(folder, files))

/** Entries by file, with their paths from the workspace. */
export const fromWorkspace = <Entry>(folder: string, entries: Readonly<Record<string, Entry>>) =>
  Object.entries(entries).map(([file, entry]): [string, Entry] => [
    path.posix.join(folder, file),
    entry,
  ])
