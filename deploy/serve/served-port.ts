import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/** A server notes its port in the site's folder, for commands that name its address. */
const note = (site: string) => path.join(site, '.served')

const noteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ port: v.pipe(v.number(), v.integer()), pid: v.pipe(v.number(), v.integer()) }),
)

/** A site that cannot be written is served all the same. */
export function noteServedPort(site: string, port: number): void {
  try {
    writeFileSync(note(site), JSON.stringify({ port, pid: process.pid }))
  } catch {
    return
  }
  process.once('exit', () => rmSync(note(site), { force: true }))
}

/** The port at which a server of this machine serves the site now, if one does. */
export function servedPort(site: string): number | undefined {
  try {
    const { port, pid } = v.parse(noteSchema, readFileSync(note(site), 'utf8'))
    process.kill(pid, 0)
    return port
  } catch {
    return undefined
  }
}
