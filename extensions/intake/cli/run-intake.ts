import { runServers } from '../../../deploy/commands/dev/run-servers'
import { freePorts } from '../../../deploy/serve/port'
import { storedSettings } from '../../../deploy/site/registry/stored-settings'
import type { Beside } from '../../../deploy/workspace/hooks'
import { siteFolder } from '../../../deploy/workspace/folders'
import { intakeFolder } from '../server/settings'
import { howToSignIn } from './how-to-sign-in'
import { intakePackage } from './intake-place'
import { passOn } from './pass-on'

/** Milliseconds until the setting is looked for again. */
const interval = 1_000

/**
 * Starts the intake of a site that has one, again after a crash, and passes its requests on. It starts as soon as the
 * setting comes: a form that is posted without scripts is posted once. It ends with this process.
 */
export async function runIntake(site: string): Promise<Beside> {
  let port: number | undefined

  async function run() {
    port = 0
    try {
      // Long before its use, another program could take it, and the records with it.
      ;[port = 0] = await freePorts(1)
    } catch {
      port = undefined
      return
    }
    void runServers([
      {
        name: 'intake',
        command: 'node --import tsx main.ts',
        cwd: intakePackage,
        env: { INTAKE_PORT: String(port), SITE: siteFolder() },
      },
    ])
  }

  const isOn = hasIntake(site)
  if (isOn) await run()
  setInterval(() => {
    if (port === undefined && hasIntake(site)) void run()
  }, interval).unref()
  const pass = passOn(() => port)
  return { answer: pass, ...(isOn && { signIn: howToSignIn(process.env, intakeFolder()) }) }
}

function hasIntake(site: string) {
  try {
    return storedSettings(site, {}).INTAKE === '1'
  } catch {
    // A person is mending the file.
    return false
  }
}
