import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { releaseApp } from '../../release/release-app'
import { installExtensions } from '../../extensions'

installExtensions()

/**
 * A program: `<app> <build> <site>` releases a build and prints how often it changed the disk.
 * `<app> <build> <site> … <step>` releases it to each site, where the disk takes no change from a certain
 * one on: the first in the first site, `step` later in each next. A write is broken off in the middle. Then
 * it kills itself, so that each site looks as if the release had been killed there.
 */
const changes = [
  'copyFileSync',
  'cpSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
] as const

const [app = '', folder = '', first = '', ...rest] = process.argv.slice(2)
const step = Number(rest.pop() ?? 0)
const writeWhole = fs.writeFileSync
let [count, last] = [0, Infinity]

for (const name of changes) {
  const change = Reflect.get(fs, name)
  Reflect.set(fs, name, (...given: unknown[]) => {
    count += 1
    if (count < last) return Reflect.apply(change, fs, given)
    if (count === last && name === 'writeFileSync') writeHalf(given)
    throw new Error('The release has ended.')
  })
}
syncBuiltinESMExports()

const release = (site: string) => releaseApp(site, app, { folder, allowSameVersion: true })

if (step === 0) {
  await release(first)
  console.info(count)
} else {
  for (const [nth, site] of [first, ...rest].entries()) {
    count = 0
    last = 1 + nth * step
    await release(site).catch(() => {})
  }
  process.kill(process.pid, 'SIGKILL')
}

function writeHalf([file, content]: unknown[]) {
  const bytes = Buffer.from(content instanceof Uint8Array ? content : String(content))
  writeWhole(String(file), bytes.subarray(0, bytes.length / 2))
}
