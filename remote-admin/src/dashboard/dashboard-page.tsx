import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { WorkArea } from '@fivefold/shared/work-area/work-area'
import { Stack } from '@fivefold/shared/ui/layout'
import { BrowserData } from '../browser-data/browser-data'
import { sampleView, viewAddress } from '../browser-data/views'
import { dashboardContent } from './dashboard-content'
import { PlatformFigures } from './platform-figures'

export function DashboardPage() {
  const user = useCurrentUser()
  return user && <Dashboard user={user} />
}

/** Shows the records of this browser first; the sample figures follow the overview. */
function Dashboard({ user }: { user: User }) {
  const { view } = useAddressState(viewAddress).state
  return (
    <WorkArea title={dashboardContent.title}>
      <Stack $gap={12}>
        <BrowserData user={user} />
        {view === sampleView && <PlatformFigures />}
      </Stack>
    </WorkArea>
  )
}
