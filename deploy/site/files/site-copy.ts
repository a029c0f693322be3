import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A release's folder never changes, so the copy links to it. */
const release = /^(?:host|remotes\/[^/]+)\/[^/]+$/

/** The lock, the mark of an interrupted run, the render cache and previews: a copy works without them. */
const leftOut = /^(?:\.(?:release-lock|unsettled|documents)|previews\/(?!open))/

/** Runs a task on a copy of the site, in which a release can be tried invisibly. Removes the copy afterwards. */
export async function withSiteCopy<Result>(site: string, task: (copy: string) => Promise<Result>) {
  const copy = mkdtempSync(path.join(tmpdir(), 'fivefold-copy-'))
  try {
    if (existsSync(site)) copySite(site, copy)
    return await task(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function copySite(site: string, copy: string) {
  const filter = (source: string, target: string) => {
    const file = path.relative(site, source).replaceAll(path.sep, '/')
    if (!release.test(file)) return !leftOut.test(file)
    symlinkSync(source, target, 'junction')
    return false
  }
  cpSync(site, copy, { recursive: true, filter })
}
