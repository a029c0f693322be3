import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create } from 'tar'
import * as v from 'valibot'
import { contractVersion } from '../../../shared/contract/federation/shared-modules'
import { formTemplate, templateOf } from '../create-remote/filled-template'
import { contentHash } from '../../../deploy/site/files/release-folders'
import { filesIn } from '../../../deploy/workspace/files-in'
import { readPackage } from '../../../deploy/workspace/read-package'
import { viteBuild } from '../../../deploy/build/apps/build-app'
import { appFolder, buildFolder, hostApp, workspaceFolder } from '../../../deploy/workspace/folders'
import { bundleProgram } from './bundle-program'
import { kitFile, kitFolder, type KitDescription } from '../kit-description'
import { packShared, publicExports } from './pack-shared'
import { writeProgramTypes } from './program-types'
import { writeContract } from './write-contract'

const source = path.join(workspaceFolder, 'deploy')

/** Libraries that the host gives to remotes, in the versions that the kit's types are made for. */
const providedLibraries = ['react', 'react-dom', 'styled-components']

/** The packages of this workspace whose code programs of the kit contain. */
const programFolders = ['deploy', 'extensions', 'extensions/intake'].filter((folder) =>
  existsSync(path.join(workspaceFolder, folder)),
)

const testTools = ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event']

/**
 * Packs the kit into the host's build. It contains what a remote in its own repository is made of
 * and built with, as it fits the live host. The site serves it below `/kit/`.
 */
export async function packKit(): Promise<void> {
  const draft = mkdtempSync(path.join(tmpdir(), 'fivefold-kit-'))
  const target = path.join(buildFolder(hostApp), kitFolder)
  const { version } = readPackage(appFolder(hostApp), v.object({ version: v.string() }))
  mkdirSync(target, { recursive: true })

  /** Writes a package and packs it under a name that its content gives it. */
  async function pack(name: string, manifest: object, fill: (folder: string) => Promise<object>) {
    const folder = path.join(draft, path.basename(name))
    mkdirSync(folder)
    const filled = await fill(folder)
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name, version, type: 'module', ...manifest, ...filled }, null, 2),
    )
    const file = `${path.basename(name)}-${version}-${contentHash(folder)}.tgz`
    await packTarball(folder, path.join(target, file))
    return file
  }

  try {
    const shared = await pack(
      '@fivefold/shared',
      // Hosts of other makes share its modules under this version.
      { sideEffects: false, version: contractVersion },
      packSharedInto,
    )
    writeContract(path.join(draft, 'shared'), target, version)
    const kit = await pack('@fivefold/kit', kitManifest, packCommandInto)
    const creator = await pack('create-remote', creatorManifest, packCreatorInto)
    renameSync(path.join(target, creator), path.join(target, 'create-remote.tgz'))
    const description: KitDescription = {
      version,
      packages: { '@fivefold/kit': kit, '@fivefold/shared': shared },
      dependencies: installedVersions(['shared'], providedLibraries),
      devDependencies: {
        ...installedVersions(
          ['shared'],
          ['@types/react', '@types/react-dom', 'typescript', 'vite'],
        ),
        ...installedVersions([''], [...testTools, 'jsdom', 'vitest']),
      },
      template: templateOf('in-repository'),
      formTemplate: formTemplate(),
    }
    writeFileSync(path.join(target, kitFile), JSON.stringify(description))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

const manifestSchema = v.object({ dependencies: v.record(v.string(), v.string()) })

async function packSharedInto(folder: string) {
  const shared = path.join(workspaceFolder, 'shared')
  await packShared(shared, folder)
  const { dependencies } = readPackage(shared, manifestSchema)
  const own = Object.keys(dependencies).filter((name) => !providedLibraries.includes(name))
  return {
    exports: publicExports(),
    dependencies: installedVersions(['shared'], own),
    peerDependencies: installedVersions(['shared'], providedLibraries),
  }
}

const kitManifest = {
  bin: { fivefold: './cli.js' },
  exports: {
    './preset': { types: './preset.d.ts', default: './preset.js' },
    './vitest': { types: './vitest-preset.d.ts', default: './vitest-preset.js' },
    './tsconfig.json': './tsconfig.json',
  },
}

const programs = {
  cli: path.join(source, 'kit-cli.ts'),
  preset: path.join(source, 'preset.ts'),
  'vitest-preset': path.join(workspaceFolder, 'extensions/kit/remote/vitest-preset.ts'),
  'migrate-repository': path.join(workspaceFolder, 'extensions/kit/updates/migrate-repository.ts'),
}

/** The command, the build preset, and a build of the host for development. */
async function packCommandInto(folder: string) {
  const packages = await bundleProgram(programs, folder)
  writeProgramTypes([programs.preset, programs['vitest-preset']], folder)
  cpSync(path.join(workspaceFolder, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'))
  await viteBuild(hostApp, [
    '--mode=development',
    '--minify=false',
    `--outDir=${path.join(folder, 'host')}`,
    '--emptyOutDir',
  ])
  const { [azureClient]: azure, ...dependencies } = installedVersions(programFolders, packages)
  return {
    dependencies,
    // 38 MB installed: only for teams whose site is there (extensions/bucket/object-store/store-at.ts).
    peerDependencies: { [azureClient]: azure },
    peerDependenciesMeta: { [azureClient]: { optional: true } },
  }
}

const azureClient = '@azure/storage-blob'

const creatorManifest = { bin: './create-remote.js' }

async function packCreatorInto(folder: string) {
  const packages = await bundleProgram(
    { 'create-remote': path.join(workspaceFolder, 'extensions/kit/remote/create-remote.ts') },
    folder,
  )
  return { dependencies: installedVersions(programFolders, packages) }
}

const versioned = v.object({ version: v.string('names no version') })

/**
 * Packages with the versions that packages of this workspace have them in.
 * @param folders of the workspace, the first that has one counts; empty for its root.
 */
const installedVersions = (folders: readonly string[], packages: readonly string[]) =>
  Object.fromEntries(
    packages.map((name) => {
      const places = folders.map((each) => path.join(workspaceFolder, each, 'node_modules', name))
      const installed = places.find((place) => existsSync(place)) ?? name
      return [name, readPackage(installed, versioned).version]
    }),
  )

/**
 * Packs a folder as npm does, with everything below `package/`. Equal folders give equal files: no
 * times, no owners.
 */
const packTarball = (folder: string, file: string) =>
  create(
    { file, cwd: folder, prefix: 'package', gzip: { level: 9 }, portable: true, noMtime: true },
    filesIn(folder),
  )
