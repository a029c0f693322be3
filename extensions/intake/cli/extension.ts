import { isKit } from '../../../deploy/workspace/folders'
import { addCommands } from './add-commands'
import type { Extension } from '../../../deploy/workspace/hooks'

/** Runs the intake that stores visitors' records, beside a served site whose setting `INTAKE` is on. */
export const intake: Extension = {
  commands: (fivefold) => {
    if (!isKit) addCommands(fivefold)
  },
  serve: async (site) => (await import('./run-intake')).runIntake(site),
}
