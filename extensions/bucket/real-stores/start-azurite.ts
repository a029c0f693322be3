import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../../deploy/serve/port'

/** 205 MB with its dependencies: too much for everybody who installs the workspace. */
const version = '3.35.0'

/** Microsoft's emulator of Azure Blob Storage, fetched when it is first needed. */
export async function startAzurite() {
  const folder = path.join(
    process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'),
    `fivefold-azurite-${version}`,
  )
  const program = path.join(folder, 'node_modules/azurite/dist/src/blob/main.js')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    const words = ['install', '--no-save', '--prefix', folder, `azurite@${version}`]
    const { status } = spawnSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('npm could not fetch Azurite: see above.')
  }
  const [port = 0] = await freePorts(1)
  const words = ['--inMemoryPersistence', '--blobPort', String(port), '--silent']
  const options = ['--skipApiVersionCheck', '--disableTelemetry']
  const server = spawn(process.execPath, [program, ...words, ...options], { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await answers(origin)
  // The account that every Azurite has.
  const key =
    'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='
  return {
    env: { TEST_STORE: `${origin}/devstoreaccount1`, AZURE_STORAGE_KEY: key },
    stop: () => void server.kill(),
  }
}

/** Waits until a server answers anything at all. */
export async function answers(origin: string) {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    try {
      await fetch(origin)
      return
    } catch {
      await pause(250)
    }
  }
  throw new Error(`${origin} does not answer`)
}
