import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder } from 'selenium-webdriver'
import { freePorts } from '../../deploy/serve/port'
import type { BrowserKind } from './browser-kinds'
import type { RunningBrowser } from './driven-page'
import { installed } from './installed'
import { webdriverPage } from './webdriver-page'

/** The browser or its driver is not installed; `message` says what to install. */
export class NotInstalled extends Error {
  override name = 'NotInstalled'
}

/** @throws NotInstalled */
export async function startBrowser(kind: BrowserKind): Promise<RunningBrowser> {
  const binary = kind.browser()
  if (binary === undefined) throw missing(kind)
  const program = installed(kind.driver.program)
  if (program !== undefined) return startDriver(kind, binary, program)
  if (kind.launch === undefined) throw missing(kind)
  return kind.launch(binary)
}

async function startDriver(kind: BrowserKind, binary: string, program: string) {
  const [port = 0] = await freePorts(1)
  const words = kind.driver.args(port)
  const hasScreen = kind.needsScreen !== true || process.env['DISPLAY'] !== undefined
  const screen = installed('xvfb-run')
  if (!hasScreen && screen === undefined) throw missing(kind)
  const started =
    hasScreen || screen === undefined
      ? start(program, words)
      : start(screen, ['--auto-servernum', program, ...words])
  try {
    await answered(port, started)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(kind.capabilities(binary))
      .build()
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    const capabilities = await driver.getCapabilities()
    return {
      version: String(capabilities.get('browserVersion')),
      drivenBy: kind.driver.program,
      page: webdriverPage(driver),
      stop: () => driver.quit().finally(() => end(started)),
    }
  } catch (problem) {
    await end(started)
    throw problem
  }
}

const missing = ({ packages }: BrowserKind) => new NotInstalled(`install ${packages}`)

/** Starts a process group, so that the virtual screen and its programs end together. */
const start = (program: string, words: readonly string[]) =>
  spawn(program, words, { stdio: 'ignore', detached: true })

async function end(started: ChildProcess) {
  if (started.pid === undefined || started.exitCode !== null) return
  const ended = once(started, 'exit')
  process.kill(-started.pid)
  await ended
}

async function answered(port: number, started: ChildProcess) {
  while (!(await takesConnections(port))) {
    if (started.exitCode !== null) throw new Error('The driver ended before it answered')
    await pause(50)
  }
}

function takesConnections(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}
