import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Folders of which every entry is a release or a part of one: they are linked, not copied. */
const linkedBelow = /^(?:host|remotes\/[^/]+)$/

/**
 * Runs a task on a copy of the site, in which a release can be tried without anybody seeing it. The
 * copy is gone afterwards.
 */
export async function withSiteCopy<Result>(site: string, task: (copy: string) => Promise<Result>) {
  const copy = mkdtempSync(path.join(tmpdir(), 'fivefold-rehearsal-'))
  try {
    if (existsSync(site)) copyFolder(site, copy)
    return await task(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function copyFolder(site: string, copy: string, below = '') {
  mkdirSync(path.join(copy, below), { recursive: true })
  for (const entry of readdirSync(path.join(site, below), { withFileTypes: true })) {
    const file = path.posix.join(below, entry.name)
    const [source, target] = [path.join(site, file), path.join(copy, file)]
    if (linkedBelow.test(below)) symlinkSync(source, target, 'junction')
    else if (entry.name.startsWith('.')) continue
    else if (entry.isDirectory()) copyFolder(site, copy, file)
    else copyFileSync(source, target)
  }
}
