import { hostApp } from '../../../deploy/workspace/folders'
import { knownApps, lastRevision, statementOf, type SignedState } from '../keys/signed-state'
import type { Judgement } from './judgement'

/** The revision of each app's last statement, as its team or the host's knows it. */
export type Revisions = Readonly<Record<string, number>>

/** The revisions that a site serves. */
export function servedRevisions(state: SignedState): Revisions {
  const { statements } = state
  const host = statements.filter(({ document }) => document.app === hostApp)
  const served = knownApps(state).map((app) => {
    // Without its own statement an app stands as the host's team has seen it.
    const own = statementOf(state, app)?.revision
    return [app, own ?? lastRevision({ statements: host }, app)] as const
  })
  return Object.fromEntries(served)
}

/**
 * Refuses a statement that is older than the revision that another statement, or an earlier verification,
 * has seen.
 */
export function judgeStatements(state: SignedState, since: Revisions, judgement: Judgement) {
  const served = servedRevisions(state)
  const seen = state.statements.map(
    ({ document }) => [`${document.app}'s team`, document.seen] as const,
  )
  for (const [who, revisions] of [...seen, ['--since', since] as const]) {
    for (const [app, revision] of Object.entries(revisions)) {
      const now = Object.hasOwn(served, app) ? (served[app] ?? 0) : 0
      if (now < revision)
        judgement.add(
          app,
          `what is served is its earlier state ${now}; ${who} knows state ${revision}`,
        )
    }
  }
}

/** `host:5,support:2`. */
export const revisionsText = (revisions: Revisions) =>
  Object.entries(revisions)
    .map(([app, revision]) => `${app}:${revision}`)
    .join(',')

/** @returns undefined where the text is not one that `verify` prints. */
export function readRevisions(text: string): Revisions | undefined {
  const pairs = text.split(',').map((pair) => /^([a-z][a-z0-9-]*):(\d{1,15})$/.exec(pair))
  const found = pairs.flatMap((match) =>
    match?.[1] === undefined ? [] : [[match[1], Number(match[2])] as const],
  )
  return found.length === pairs.length ? Object.fromEntries(found) : undefined
}
