import {
  knownApps,
  lastRevision,
  statementOf,
  type SignedState,
  type Statement,
} from '../keys/signed-state'
import { signed, type SigningKey } from '../keys/signing-key'

/**
 * Adds a statement of an app to the state, which stays the same when the app's last statement says the
 * same.
 * @param before all statements so far, also those whose keys are no longer good.
 */
export function withStatement(
  state: SignedState,
  before: SignedState,
  key: SigningKey,
  said: Pick<Statement['document'], 'app' | 'parts' | 'settings'>,
): SignedState {
  const { app, settings } = said
  const last = state.statements.find(({ document }) => document.app === app)
  const parts = sorted(said.parts)
  const isSame =
    last?.key === key.publicKey &&
    JSON.stringify([last.document.parts, last.document.settings]) ===
      JSON.stringify([parts, settings])
  if (isSame) return state
  const document = {
    app,
    revision: Math.max(lastRevision(state, app), statementOf(before, app)?.revision ?? 0) + 1,
    seen: seenBy(app, state),
    parts,
    ...(settings && { settings }),
  }
  const others = state.statements.filter((other) => other !== last)
  const statements = [...others, signed(document, key)].toSorted((one, other) =>
    one.document.app < other.document.app ? -1 : 1,
  )
  return { ...state, statements }
}

function seenBy(app: string, state: SignedState) {
  const others = knownApps(state).filter((other) => other !== app)
  return Object.fromEntries(others.map((other) => [other, lastRevision(state, other)]))
}

const sorted = (parts: Statement['document']['parts']) =>
  Object.fromEntries(
    Object.entries(parts)
      .toSorted(byName)
      .map(([app, files]) => [app, Object.fromEntries(Object.entries(files).toSorted(byName))]),
  )

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1
