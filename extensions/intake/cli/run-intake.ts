import { runServers } from '../../../deploy/commands/dev/run-servers'
import { freePorts } from '../../../deploy/serve/port'
import type { Beside } from '../../../deploy/workspace/hooks'
import { siteFolder } from '../../../deploy/workspace/folders'
import { intakeFolder } from '../server/settings'
import { howToSignIn } from './how-to-sign-in'
import { intakePackage } from './intake-place'
import { passOn } from './pass-on'

/** Starts the intake, again after a crash, and passes its requests on. It ends with this process. */
export async function runIntake(): Promise<Beside> {
  const [port = 0] = await freePorts(1)
  void runServers([
    {
      name: 'intake',
      command: 'node --import tsx main.ts',
      cwd: intakePackage,
      env: { INTAKE_PORT: String(port), SITE: siteFolder() },
    },
  ])
  return { answer: passOn(port), signIn: howToSignIn(process.env, intakeFolder()) }
}
