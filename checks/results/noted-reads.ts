import processes from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Stands for everything: a test that starts a process in the workspace may read any file. */
export const anyFile = '*'

const reading =
  /^(?:readFile|readdir|opendir|open|openAsBlob|access|exists|l?stat|copyFile|cp|createReadStream|readlink|glob|symlink|link)(?:Sync)?$/
const starting = /^(?:spawn|exec|execFile|fork)(?:Sync)?$/

/** These programs read their own files, wherever they start. */
const ownFiles =
  /(?:^|\/)(?:chrom[\w-]*|headless_shell|postgres|initdb|nginx|promtool|id|ps|mount|umount|kill)$/

/** Takes {@link anyFile}, or an absolute path: with `/` if names of a folder were read, with `/**` if all of it was. */
export type Note = (read: string) => void

/** A process runs several files, which load this module anew. */
const current = Symbol.for('fivefold.noted-reads')

/** Notes what this process reads from now on, and whether it starts a process in the workspace. */
export function noteReads(workspace: string, taker: Note): void {
  const isNoting = current in globalThis
  Reflect.set(globalThis, current, { workspace, taker })
  if (isNoting) return
  const now = (): { workspace: string; taker: Note } => Reflect.get(globalThis, current)
  const note: Note = (read) => now().taker(read)
  wrap(fs, reading, (name, [target, option]) => {
    const file = pathOf(target)
    if (file === undefined) return
    const isWhole = /^(?:cp|glob|symlink|link)/.test(name) || isRecursive(option)
    note(file + (isWhole ? '/**' : /^(?:readdir|opendir)/.test(name) ? '/' : ''))
    // A Vite build looks for these files; it reads all others in native code.
    if (path.basename(file) === '.env') note(anyFile)
  })
  wrap(processes, starting, (_, [program, ...rest]) => {
    const cwd = rest.map((each) => Object(each).cwd).find((each) => each !== undefined)
    const words = [program, ...rest.flat(), cwd ?? process.cwd()].map(String)
    if (!ownFiles.test(String(program)) && words.some((word) => word.includes(now().workspace)))
      note(anyFile)
  })
  syncBuiltinESMExports()
}

/** A noted path relative to the workspace; undefined outside it, and of packages and results. */
export function sourceOf(workspace: string, read: string): string | undefined {
  if (read === anyFile) return read
  const [suffix = ''] = /\/(?:\*\*)?$/.exec(read) ?? []
  const file = path.relative(workspace, read.slice(0, read.length - suffix.length))
  // An error's stack has `node:` modules, for which a source map is looked for.
  const isForeign = /^(?:\.\.|node:)|(?:^|\/)(?:node_modules|test-results)(?:\/|$)/.test(file)
  return isForeign ? undefined : file + suffix
}

type Seen = (name: string, args: unknown[]) => void

function wrap(module: object, names: RegExp, seen: Seen) {
  for (const [name, original] of Object.entries(module)) {
    if (name === 'promises') wrap(original, names, seen)
    if (typeof original !== 'function' || !names.test(name)) continue
    const wrapped = function (this: unknown, ...args: unknown[]) {
      seen(name, args)
      return Reflect.apply(original, this, args)
    }
    Reflect.set(
      module,
      name,
      Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(original)),
    )
  }
}

const isRecursive = (option: unknown) => Object(option).recursive === true

function pathOf(target: unknown) {
  if (typeof target === 'string') return path.resolve(target)
  if (target instanceof URL) return fileURLToPath(target)
  return Buffer.isBuffer(target) ? path.resolve(target.toString()) : undefined
}
