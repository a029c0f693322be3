import * as v from 'valibot'
import { packageName, releasedBills } from '../fixtures/releases/released-bills'
import { askPnpm } from './ask-pnpm'
import type { Audit } from './audit'
import { overdueUpdate, updateDeadline } from './overdue-update'

const OutdatedSchema = v.record(
  v.string(),
  v.object({ current: v.string(), isDeprecated: v.boolean() }),
)

const TimesSchema = v.record(v.string(), v.string())

/** Checks direct dependencies; `npm advisories` checks the others too. */
export const updates: Audit = {
  name: 'npm releases',
  demand: `no update of the same major older than ${updateDeadline} days`,
  run: async () => {
    const outdated = askPnpm(['outdated', '--recursive'], OutdatedSchema)
    const released = new Set(
      releasedBills().flatMap(({ components }) => components.map(packageName)),
    )
    const behind = Object.entries(outdated).filter(([name]) => released.has(name))
    return {
      examined: `${released.size} released packages, ${behind.length} with a newer version`,
      findings: behind.flatMap(([name, { current, isDeprecated }]) => {
        const due = overdueUpdate(current, askPnpm(['view', name, 'time'], TimesSchema), new Date())
        return [
          ...(isDeprecated ? [`${name} ${current} is no longer maintained`] : []),
          ...(due === undefined ? [] : [`${name} ${current}: ${due} has been out for too long`]),
        ]
      }),
    }
  },
}
