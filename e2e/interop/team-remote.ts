import { withTeam } from '../fixtures/releases/team-folder'

/** The remote that hosts of other tools show. */
export const teamRemote = 'billing'

const page = `import { useState } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { Button } from '@fivefold/shared/ui/button'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { billingContent } from './billing-content'

export function BillingPage() {
  const [sent, setSent] = useState(0)
  const accounts = useStore((state) => state.users.length)
  return (
    <>
      <PageHead {...billingContent.opening} />
      <p>{accounts} accounts</p>
      <Button onClick={() => setSent(sent + 1)}>Sent {sent}</Button>
    </>
  )
}
`

/** Creates the remote and releases it. */
export const releaseTeamRemote = (folder: string, origin: string) =>
  withTeam(teamRemote, { folder, origin }, ['billing/billing-page.tsx', page], (team) =>
    team.fivefold(['release', '--skip-smoke'], folder),
  )
