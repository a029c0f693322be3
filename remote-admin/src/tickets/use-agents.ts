import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'

/** The admins of this browser, who answer tickets, as options of a select. */
export function useAgents() {
  const users = useStore((state) => state.users)
  return useMemo(
    () =>
      users
        .filter(({ role }) => role === 'admin')
        .map(({ id, name, email }) => ({ value: id, label: name || email })),
    [users],
  )
}
