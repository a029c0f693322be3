import type { User } from '@fivefold/shared/domain/accounts/user'

/** Accounts that fit into a card. */
const shown = 3

/** Most recent sign-in first; accounts that never signed in come last. */
export const latestSignIns = (users: readonly User[]): readonly User[] =>
  users
    .toSorted((one, other) => {
      const [earlier, later] = [one.last_login ?? '', other.last_login ?? '']
      if (earlier === later) return 0
      return earlier < later ? 1 : -1
    })
    .slice(0, shown)
