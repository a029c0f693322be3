import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { emptyFolder } from './fake-site'

const originals = mkdtempSync(path.join(tmpdir(), 'fivefold-made-'))
afterAll(() => rmSync(originals, { recursive: true, force: true }))

/**
 * The first test of a file that asks makes the folder. Each test gets a copy, which it may change. A site
 * keeps settings of the environment, so this is not for tests that set other ones before they make it.
 */
export function madeOnce(make: (folder: string) => Promise<unknown>): () => Promise<string> {
  let made: Promise<string> | undefined
  return async () => {
    made ??= madeNow(make)
    const copy = emptyFolder()
    cpSync(await made, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return copy
  }
}

async function madeNow(make: (folder: string) => Promise<unknown>) {
  const folder = mkdtempSync(path.join(originals, 'site-'))
  await make(folder)
  return folder
}
