import { execFileSync } from 'node:child_process'
import fs, { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyFolder, filesOf } from '../../deploy/testing/fake-site'
import { listApps } from '../../deploy/workspace/apps'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { copied, leftOut, leftOutExtensions, wordsOfThisSite } from './left-out'
import { filesOfSite, makeSite } from './new-site'
import { inShell } from './new-command'
import { targetFolder, unfinishedMark } from './target-folder'

/** Without git, or where it refuses, no site is made of a repository. */
const files = await filesOfSite('my-own-site').catch((error) => {
  if (error instanceof UserError && error.message.startsWith('git cannot list')) return undefined
  throw error
})
const textOf = (file: string) => String(files?.get(file))
const names = [...(files?.keys() ?? [])]

describe.runIf(files)('the files of a new site', () => {
  it('have its name in one place, beside its manifest and its README', () => {
    const naming = names.filter((file) => /my-own-site|My own site/.test(textOf(file)))
    expect(naming.toSorted()).toEqual(['README.md', 'package.json', 'shared/brand/facts.ts'])
  })

  it('have no word of this site', () => {
    const said = names.filter((file) => wordsOfThisSite.test(textOf(file)))
    expect(said).toEqual(['LICENSE'])
  })

  it('have one remote, and none of ours', () => {
    const manifests = names.filter((file) => /^remote-[^/]+\/package\.json$/.test(file))
    expect(manifests).toEqual(['remote-pages/package.json'])
    expect(listApps().length).toBeGreaterThan(2)
  })

  it('have every package in the lock file, with nothing to resolve', () => {
    const lockfile = textOf('pnpm-lock.yaml')
    const [, importers = ''] = /^importers:\n(.*)^packages:/ms.exec(lockfile) ?? []
    const folders = [...importers.matchAll(/^  (\S+):$/gm)].map(([, folder]) => folder)
    const packages = names
      .filter((file) => path.basename(file) === 'package.json')
      .map((file) => path.dirname(file))
    expect(folders).toEqual(packages.toSorted())
    expect(importers).toContain('  remote-pages:\n    dependencies:\n')
  })

  it('have no fact that none of them imports', () => {
    const facts = names.filter((file) => file.startsWith('shared/domain/facts/'))
    const sources = names.filter((file) => /\.tsx?$/.test(file)).map(textOf)
    const imported = facts.filter((file) =>
      sources.some((code) => code.includes(`/facts/${path.parse(file).name}'`)),
    )
    expect(facts).toContain('shared/domain/facts/answer-times.ts')
    expect(facts).toEqual(imported)
  })

  it('list no extension that is left out', () => {
    expect(leftOutExtensions).toEqual(['intake', 'new'])
    expect(textOf('deploy/extensions.ts')).not.toMatch(/intake|newSite/)
    expect(textOf('host/src/extensions.ts')).not.toContain('intake')
  })
})

it.each([...copied, ...Object.values(leftOut).flat()])('%s is there', (place) => {
  expect(existsSync(path.join(workspaceFolder, place))).toBe(true)
})

describe.runIf(files)('making a site', () => {
  it('fills the folder, and leaves no mark', async () => {
    const place = emptyFolder()
    await makeSite(targetFolder('my-own-site', place))
    expect(Object.keys(filesOf(path.join(place, 'my-own-site'))).toSorted()).toEqual(
      names.toSorted(),
    )
  })

  it.each([
    ['a folder that was there stays, and is empty', true],
    ['a folder that was not there is gone', false],
  ])('on a disk that gets full: %s', async (_, exists) => {
    const place = emptyFolder()
    const folder = path.join(place, 'my-own-site')
    if (exists) mkdirSync(folder)
    const target = targetFolder('my-own-site', place)
    const room = failLate(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }))
    await expect(makeSite(target)).rejects.toThrow(`${folder}: the disk is full`)
    expect(room()).toBeLessThan(0)
    expect(readdirSync(place, { recursive: true })).toEqual(exists ? ['my-own-site'] : [])
  })

  it.each([true, false])(
    'of several at once in one folder, one makes it; whether it was there: %s',
    async (exists) => {
      const place = emptyFolder()
      const folder = path.join(place, 'my-own-site')
      if (exists) mkdirSync(folder)
      const targets = [1, 2, 3].map(() => targetFolder('my-own-site', place))
      const made = await Promise.allSettled(targets.map(makeSite))
      expect(made.map(({ status }) => status).toSorted()).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
      ])
      for (const each of made.filter(({ status }) => status === 'rejected'))
        expect(each).toHaveProperty('reason', expect.any(UserError))
      expect(Object.keys(filesOf(folder))).toHaveLength(names.length)
    },
  )

  it('leaves a folder that another command has taken meanwhile', async () => {
    const place = emptyFolder()
    mkdirSync(path.join(place, 'my-own-site'))
    const target = targetFolder('my-own-site', place)
    writeFileSync(path.join(target.folder, unfinishedMark), '')
    await expect(makeSite(target)).rejects.toThrow('something else is made there at the same time')
    expect(readdirSync(target.folder)).toEqual([unfinishedMark])
  })

  it('says where no folder can be made, such as below one that is gone', async () => {
    const place = path.join(emptyFolder(), 'gone')
    mkdirSync(place)
    const target = targetFolder('my-own-site', place)
    rmdirSync(place)
    await expect(makeSite(target)).rejects.toThrow(`${target.folder}: no folder can be made there`)
  })

  it('leaves an error that is no refusal of the disk as it is', async () => {
    const place = emptyFolder()
    const fault = new TypeError('a fault')
    failLate(fault)
    await expect(makeSite(targetFolder('my-own-site', place))).rejects.toBe(fault)
    expect(readdirSync(place)).toEqual([])
  })
})

it.each(['/a/my-site', '/with space/x', `/it's "q"`, '/$HOME `x`!', '/ä', '/two\nlines'])(
  'the command line for %j leads into it',
  (folder) => {
    expect(execFileSync('sh', ['-c', `printf %s ${inShell(folder)}`], { encoding: 'utf8' })).toBe(
      folder,
    )
  },
)

/** Lets the 301st file fail. @returns how many more there is room for. */
function failLate(error: Error) {
  const { writeFileSync } = fs
  onTestFinished(() => replaceWriting(writeFileSync))
  let room = 300
  replaceWriting((...given) => {
    room -= 1
    if (room < 0) throw error
    writeFileSync(...given)
  })
  return () => room
}

function replaceWriting(writeFileSync: typeof fs.writeFileSync) {
  Object.assign(fs, { writeFileSync })
  syncBuiltinESMExports()
}
