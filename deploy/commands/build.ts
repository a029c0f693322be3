import { availableParallelism, freemem } from 'node:os'
import { buildApp } from '../build/apps/build-app'
import { listApps } from '../workspace/apps'
import { inParallel } from '../workspace/in-parallel'
import { secondsSince } from '../workspace/steps'

/** Memory that the two builds of an app take at most, in bytes. */
const memoryOfBuild = 1_000_000_000

/** `build [app...]`: builds the named apps, or all of them. What is built already is not built again. */
export async function build(named: readonly string[]) {
  const apps = named.length === 0 ? listApps() : named
  await inParallel(apps, buildAndTell, atOnce())
}

const atOnce = () =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / memoryOfBuild)))

async function buildAndTell(app: string) {
  const started = performance.now()
  const isNew = await buildApp(app)
  if (process.stdout.isTTY) return
  const seconds = secondsSince(started).toFixed(1)
  console.info(isNew ? `built ${app} in ${seconds} s` : `${app} is built already`)
}
