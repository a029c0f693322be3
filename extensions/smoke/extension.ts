import type { Extension } from '../../deploy/workspace/hooks'
import { smokeTrial } from './smoke-test-candidate'

/** The commands that try what they release. */
const trying = new Set(['fivefold release', 'canary new', 'fivefold adopt'])

/** Tries a release in a real browser before it goes live. */
export const smoke: Extension = {
  commands(fivefold) {
    const all = fivefold.commands.flatMap((command) => [command, ...command.commands])
    for (const command of all.filter((each) => trying.has(`${each.parent?.name()} ${each.name()}`)))
      command.option('--skip-smoke', 'leave out the smoke test in a browser')
  },
  release: {
    trial: (flags) => ('skipSmoke' in flags ? undefined : smokeTrial()),
  },
}
