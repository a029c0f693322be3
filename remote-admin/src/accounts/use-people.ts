import { useMemo } from 'react'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { useStore } from '@fivefold/shared/store/site-store'

/** The accounts of this browser by id. */
export function usePeople(): ReadonlyMap<string, User> {
  const users = useStore((state) => state.users)
  return useMemo(() => new Map(users.map((user) => [user.id, user])), [users])
}

/** Name, else email, else the id of a deleted account. */
export function personName(people: ReadonlyMap<string, User>, userId: string) {
  const person = people.get(userId)
  return person?.name || person?.email || userId
}
