import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { emptyFolder } from './fake-site'

const templates = mkdtempSync(path.join(tmpdir(), 'fivefold-once-'))
afterAll(() => rmSync(templates, { recursive: true }))

/** Releases a site when a test of the file first needs it. @returns a function that gives each test a copy. */
export function siteOnce(release: (site: string) => Promise<unknown>) {
  const template = mkdtempSync(path.join(templates, 'site-'))
  let released: Promise<unknown> | undefined
  return async () => {
    await (released ??= release(template))
    const site = emptyFolder()
    cpSync(template, site, { recursive: true })
    return site
  }
}
