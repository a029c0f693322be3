import { useMemo } from 'react'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { useStore } from '@fivefold/shared/store/site-store'

/** The accounts of this browser by their id. */
export function usePeople(): ReadonlyMap<string, User> {
  const users = useStore((state) => state.users)
  return useMemo(() => new Map(users.map((user) => [user.id, user])), [users])
}

/** Name, else email; the id when the account is gone. */
export function personName(people: ReadonlyMap<string, User>, userId: string) {
  const person = people.get(userId)
  return person?.name || person?.email || userId
}
