import { isKit } from '../../../deploy/workspace/folders'
import { addCommands } from './add-commands'
import type { Extension } from '../../../deploy/workspace/hooks'

const isOn = () => !['', '0'].includes(process.env['INTAKE'] ?? '')

/** Builds sites whose visitors' records are sent, and runs the intake that stores them, where `INTAKE` is set. */
export const intake: Extension = {
  commands: (fivefold) => {
    fivefold.hook('preAction', () => {
      // Vite puts it into the code, so that a site without an intake has none of it.
      if (isOn()) process.env['VITE_INTAKE'] = '1'
    })
    if (!isKit) addCommands(fivefold)
  },
  serve: async () => (isOn() ? (await import('./run-intake')).runIntake() : undefined),
}
