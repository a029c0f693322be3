import { runServers } from '../../../deploy/commands/dev/run-servers'
import { freePorts } from '../../../deploy/serve/port'
import { storedSettings } from '../../../deploy/site/registry/stored-settings'
import type { Beside } from '../../../deploy/workspace/hooks'
import { siteFolder } from '../../../deploy/workspace/folders'
import { intakeFolder } from '../server/settings'
import { howToSignIn } from './how-to-sign-in'
import { intakePackage } from './intake-place'
import { passOn } from './pass-on'

/**
 * Starts the intake of a site that has one, again after a crash, and passes its requests on. Where the
 * setting comes later, the first request starts it. It ends with this process.
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
  const pass = passOn(() => {
    if (port === undefined && hasIntake(site)) void run()
    return port
  })
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
