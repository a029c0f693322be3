import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { RecordBrowser } from '../records/record-browser'
import { accountKind } from './account-kind'
import { accountRows } from './account-rows'

export function AccountsView() {
  const users = useStore((state) => state.users)
  const tickets = useStore((state) => state.supportTickets)
  const votes = useStore((state) => state.roadmapVotes)
  const rows = useMemo(() => accountRows(users, tickets, votes), [users, tickets, votes])
  return <RecordBrowser kind={accountKind} rows={rows} />
}
