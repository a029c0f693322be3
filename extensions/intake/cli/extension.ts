import { isKit } from '../../../deploy/workspace/folders'
import { addCommands } from './add-commands'
import type { Extension } from '../../../deploy/workspace/hooks'

/**
 * Keeps the forms of each remote as data in its release, and runs the intake that stores visitors' records, beside a
 * served site whose setting `INTAKE` is on.
 */
export const intake: Extension = {
  commands: (fivefold) => {
    if (!isKit) addCommands(fivefold)
  },
  build: {
    async plugins() {
      const { formList } = await import('./forms/form-list-plugin')
      return { client: ({ name }) => [formList(name)] }
    },
  },
  release: {
    admit: async (...release) => (await import('./forms/admit-forms')).admitForms(...release),
  },
  serve: async (site) => (await import('./run-intake')).runIntake(site),
}
