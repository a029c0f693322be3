import * as v from 'valibot'
import { packageName, releasedBills } from '../fixtures/releases/released-bills'
import { askPnpm } from './ask-pnpm'
import type { Judge } from './audit'
import { overdueUpdate, updateFrame } from './overdue-update'

const OutdatedSchema = v.record(
  v.string(),
  v.object({ current: v.string(), isDeprecated: v.boolean() }),
)

const TimesSchema = v.record(v.string(), v.string())

/** What the released packages depend on themselves comes with them, and is left to the advisories. */
export const updates: Judge = {
  name: 'npm releases',
  demand: `none of the same major for ${updateFrame} days`,
  judge: async () => {
    const outdated = askPnpm(['outdated', '--recursive'], OutdatedSchema)
    const released = new Set(
      releasedBills().flatMap(({ components }) => components.map(packageName)),
    )
    const behind = Object.entries(outdated).filter(([name]) => released.has(name))
    return {
      looked: `${released.size} released packages, ${behind.length} with a newer version`,
      findings: behind.flatMap(([name, { current, isDeprecated }]) => {
        const due = overdueUpdate(current, askPnpm(['view', name, 'time'], TimesSchema), new Date())
        return [
          ...(isDeprecated ? [`${name} ${current} is no longer maintained`] : []),
          ...(due === undefined ? [] : [`${name} ${current}: ${due} is out for too long`]),
        ]
      }),
    }
  },
}
