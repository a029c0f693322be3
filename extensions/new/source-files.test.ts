import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { hiddenSources } from './left-out'
import { sourceFiles } from './source-files'

const sources = [
  '.gitattributes',
  'LICENSE',
  `${hiddenSources}/release.yml.template`,
  'host/src/main.tsx',
  'package.json',
]
const others = [
  '.env',
  '.npmrc',
  '.site/registry.json',
  'deploy/.env.json',
  'deploy/.npmrc',
  'deploy/key.pem',
  'deploy/node_modules/a/index.ts',
  'host/.env',
  'host/.secrets.yaml',
  'host/dist/app.html',
  'shared/data.sqlite',
  'shared/id_ed25519',
]

function workspaceWith(files: readonly string[]) {
  const folder = emptyFolder()
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), 'of a file\r\n')
  }
  return folder
}

const hasGit = spawnSync('git', ['--version']).status === 0

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {
    cwd: folder,
  })

describe('of the files of a workspace', () => {
  it('a download gives its sources, and nothing hidden, built or secret', () => {
    expect(sourceFiles(workspaceWith([...sources, ...others])).toSorted()).toEqual(sources)
  })

  it.runIf(hasGit)('a repository gives those sources that it tracks', () => {
    const folder = workspaceWith([...sources, ...others, 'host/src/new.ts'])
    git(folder, 'init', '-q')
    git(folder, 'add', '-f', ...sources, '.env', 'host/.env', 'shared/data.sqlite')
    expect(sourceFiles(folder).toSorted()).toEqual(sources)
  })

  it.runIf(hasGit)('a repository without git, or one that git refuses, gives none', () => {
    const folder = workspaceWith([...sources, ...others])
    writeFileSync(path.join(folder, '.git'), 'gitdir: nowhere')
    expect(() => sourceFiles(folder)).toThrow(`git cannot list the sources of ${folder}: fatal:`)
    vi.stubEnv('PATH', folder)
    expect(() => sourceFiles(folder)).toThrow(/git cannot list .*: spawnSync git ENOENT/)
  })
})

it.runIf(hasGit)('a checkout on Windows has the line ends of the sources', () => {
  const folder = workspaceWith(sources)
  const attributes = readFileSync(path.join(workspaceFolder, '.gitattributes'))
  writeFileSync(path.join(folder, '.gitattributes'), attributes)
  git(folder, 'init', '-q')
  git(folder, 'config', 'core.autocrlf', 'true')
  git(folder, 'add', '.')
  rmSync(path.join(folder, 'package.json'))
  git(folder, 'checkout', '-q', '.')
  expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toBe('of a file\n')
})
