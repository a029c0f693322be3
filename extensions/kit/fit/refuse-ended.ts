import type { Ending } from '../declarations/deprecated-exports'
import { isOlder } from '../updates/migrated-files'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import type { SiteContract } from '../site-contract'
import type { UsedExports } from './used-exports'

/** The parts of a remote that its site may stop accepting. */
interface Candidate {
  remote: string
  used: UsedExports
  /** Version of the kit that builds it; absent in the host's own workspace, which has no kit. */
  kit?: string | undefined
}

/**
 * Lists what a site accepts of a remote for some time only: deprecated exports, and an older kit.
 * @param today as 2027-03-01.
 * @returns a sentence for each, with its last day.
 * @throws UserError when a last day is over.
 */
export function refuseEnded(candidate: Candidate, contract: SiteContract, today: string): string[] {
  const uses = [...deprecatedUses(candidate.used, contract), ...oldKit(candidate, contract)]
  const over = uses.filter(({ until }) => until < today)
  if (over.length > 0) {
    throw new UserError(
      `${candidate.remote} cannot be released: ` +
        over.map(({ what, until, instead }) => `${what} ended on ${until}, ${instead}`).join('; ') +
        '../../../deploy/extensions/kit/fit',
    )
  }
  return uses.map(
    ({ what, until, instead }) =>
      `${candidate.remote}: ${what} is accepted until ${until}, ${instead}.`,
  )
}

const deprecatedUses = (used: UsedExports, { deprecated }: SiteContract) =>
  Object.entries(deprecated).flatMap(([module, exports]) =>
    Object.entries(exports)
      .filter(([name]) => used.get(module)?.has(name))
      .map(([name, ending]) => ({ what: `${name} of @fivefold/shared/${module}`, ...ending })),
  )

/** The migration that ends first of those that the kit does not have yet. */
function oldKit({ kit }: Candidate, { kits }: SiteContract): (Ending & { what: string })[] {
  if (kit === undefined) return []
  const [first] = kits
    .filter(({ before }) => isOlder(kit, before))
    .toSorted((one, other) => (one.until < other.until ? -1 : 1))
  if (first === undefined) return []
  return [
    { what: `kit ${kit}`, until: first.until, instead: 'npm run update moves to the live one' },
  ]
}
