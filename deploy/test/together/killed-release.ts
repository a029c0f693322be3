import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { releaseApp } from '../../release/release-app'
import { installExtensions } from '../../extensions'

installExtensions()

/**
 * A program: `<site> <app> <build> <n>` releases a build and kills itself before it changes the disk for
 * the n-th time, or in the middle if that is a write. Prints how often it changed the disk if it is not
 * killed.
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

const [site = '', app = '', folder = '', last = ''] = process.argv.slice(2)
const writeWhole = fs.writeFileSync
let count = 0

for (const name of changes) {
  const change = Reflect.get(fs, name)
  Reflect.set(fs, name, (...given: unknown[]) => {
    count += 1
    if (count === Number(last)) die(name, given)
    return Reflect.apply(change, fs, given)
  })
}
syncBuiltinESMExports()

await releaseApp(site, app, { folder, allowSameVersion: true })
console.info(count)

function die(name: string, [file, content]: unknown[]) {
  if (name === 'writeFileSync') {
    const bytes = Buffer.from(content instanceof Uint8Array ? content : String(content))
    writeWhole(String(file), bytes.subarray(0, bytes.length / 2))
  }
  process.kill(process.pid, 'SIGKILL')
}
