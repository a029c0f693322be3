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
  const [port = 0] = await freePorts(1)
  let isRunning = false

  function run() {
    isRunning = true
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
  if (isOn) run()
  const pass = passOn(port, () => {
    if (!isRunning && hasIntake(site)) run()
    return isRunning
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
