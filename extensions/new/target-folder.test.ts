import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { targetFolder, unfinishedMark } from './target-folder'

const place = mkdtempSync(path.join(tmpdir(), 'New-site-'))
afterAll(() => rmSync(place, { recursive: true }))
const at = (name: string) => path.join(place, name)
mkdirSync(at('empty'))
mkdirSync(at('full/of'), { recursive: true })
mkdirSync(at('stopped'))
const misread = [
  'with#hash',
  'with:colon',
  String.raw`with\backslash`,
  'with\nline',
  'with\u007fdelete',
]
for (const name of misread) mkdirSync(at(name))
writeFileSync(at('stopped/') + unfinishedMark, '')
writeFileSync(at('file'), '')
symlinkSync(at('empty'), at('link'))
symlinkSync(at('nowhere'), at('dangling'))
symlinkSync(at('loop'), at('loop'))
symlinkSync(workspaceFolder, at('workspace-link'))
/** The links are not followed: one leads to the workspace. */
const files = () => ['', 'empty', 'full', 'stopped'].map((folder) => readdirSync(at(folder)))
const before = files()

describe('the folder of a new site', () => {
  it('may be new, or empty', () => {
    expect(targetFolder('my-site', place)).toEqual({
      folder: at('my-site'),
      name: 'my-site',
      exists: false,
    })
    expect(targetFolder(at('empty/'), '/')).toMatchObject({ name: 'empty', exists: true })
    expect(existsSync(at('my-site'))).toBe(false)
  })

  it.each([
    ['', 'Name the folder of the new site'],
    ['  ', 'Name the folder of the new site'],
    ['a\0b', 'Name the folder of the new site'],
    ['.', 'cannot name a site'],
    ['/', 'cannot name a site'],
    ['My-Site', 'cannot name a site'],
    ['my site', 'cannot name a site'],
    ['my_site', 'cannot name a site'],
    ['-x', 'cannot name a site'],
    ['.hidden', 'cannot name a site'],
    ['сайт', 'cannot name a site'],
    ['a'.repeat(51), 'cannot name a site'],
    ['host', 'is the name of a package'],
    ['remote-shop', 'is the name of a package'],
    ['http', 'is the name of a package'],
    ['full', 'is not empty'],
    ['stopped', 'If none is made there now, delete the folder'],
    ['file', 'is a file'],
    ['file/my-site', 'which is a file'],
    ['file/a/my-site', 'which is below a file'],
    ['link', 'is a link'],
    ['dangling', 'is a link'],
    ['loop/my-site', 'is a link that leads to itself'],
    ['absent/my-site', 'which is not there'],
    ['/proc/absent/my-site', 'which is not there'],
    [`${'a'.repeat(300)}/my-site`, 'has too long a name'],
    ...misread.map((name) => [`${name}/my-site`, 'choose a path without “']),
    [path.join(workspaceFolder, 'my-site'), 'one inside the other'],
    [path.join(workspaceFolder, 'extensions/my-site'), 'one inside the other'],
    ['workspace-link/my-site', 'one inside the other'],
  ])('%j is refused', (words, reason) => {
    expect(() => targetFolder(words, place)).toThrow(reason)
    expect(files()).toEqual(before)
  })
})
