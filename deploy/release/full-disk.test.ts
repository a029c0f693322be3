import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, it, onTestFinished } from 'vitest'
import { emptyFolder, filesOf, hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'

const { copyFileSync, mkdirSync, writeFileSync } = fs

/** The disk has room for that many more files and folders; the next one is cut off. */
function diskWithRoomFor(count: number) {
  let room = count
  const limited =
    <Given extends unknown[]>(
      change: (...given: Given) => unknown,
      cutOff?: (...given: Given) => void,
    ) =>
    (...given: Given) => {
      room -= 1
      if (room >= 0) return change(...given)
      cutOff?.(...given)
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    }
  Object.assign(fs, {
    copyFileSync: limited(copyFileSync),
    mkdirSync: limited(mkdirSync),
    writeFileSync: limited(writeFileSync, (file) => writeFileSync(file, '')),
  })
  syncBuiltinESMExports()
}

function diskWithRoom() {
  Object.assign(fs, { copyFileSync, mkdirSync, writeFileSync })
  syncBuiltinESMExports()
}

it('changes nothing on a disk that is full, whenever it gets full, and says so', async () => {
  onTestFinished(diskWithRoom)
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  const next = remoteBuild('support', ['/support', '/support/new'], 'export const release = 2')
  const before = filesOf(site)
  let refusals = 0
  for (let room = 0; ; room += 1) {
    diskWithRoomFor(room)
    const outcome = await releaseBuild(site, 'support', next).catch((error: unknown) => error)
    diskWithRoom()
    if (!(outcome instanceof Error)) break
    refusals += 1
    expect(outcome.message).toContain('the disk is full')
    expect(filesOf(site)).toEqual(before)
  }
  expect(refusals).toBeGreaterThan(15)
})
