import { cpSync } from 'node:fs'
import path from 'node:path'
import { servedSite } from '../fixtures/releases/served-site'
import { withTeam } from '../fixtures/releases/team-folder'

/** The remote of a team in another repository. */
export const outsideRemote = 'billing'

const page = `import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { notify } from '@fivefold/shared/notify/toast'
import { Link } from '@fivefold/shared/routing/link'
import { useStore } from '@fivefold/shared/store/site-store'
import { Button } from '@fivefold/shared/ui/button'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { billingContent } from './billing-content'

export function BillingPage() {
  const user = useCurrentUser()
  const subjects = useStore((state) => state.supportTickets.map(({ subject }) => subject))
  return (
    <>
      <PageHead {...billingContent.opening} />
      <p>Invoices of {user?.email}</p>
      <ul>{subjects.map((subject) => <li key={subject}>{subject}</li>)}</ul>
      <Button onClick={() => notify({ title: 'Invoice sent', tone: 'success' })}>Send invoice</Button>
      <Link to="/support/kb">Knowledge base</Link>
    </>
  )
}
`

/**
 * Creates the remote and builds it.
 * @param site a folder with a host.
 * @param target the folder of the build.
 */
export async function buildOutside(site: string, target: string, version: string) {
  const { origin, stop } = await servedSite(site)
  try {
    const file = 'billing/billing-page.tsx'
    withTeam(outsideRemote, { folder: site, origin }, [file, page], (team) => {
      team.rewrite('package.json', /"version": ".*?"/, `"version": "${version}"`)
      team.fivefold(['build'])
      cpSync(path.join(team.folder, 'dist'), target, { recursive: true })
    })
    return target
  } finally {
    stop()
  }
}
