import { useState } from 'react'
import { Button } from '@fivefold/shared/ui/button'
import { PageNotice } from './page-notice'

/** Lists the parts of the site that are missing because their entry is unusable. */
export function RegistryNotice({ problems }: { problems: readonly string[] }) {
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed || problems.length === 0) return null
  return (
    <PageNotice
      title="Part of the site is unavailable"
      action={
        <Button size="small" variant="secondary" onClick={() => setDismissed(true)}>
          Dismiss
        </Button>
      }
    >
      {problems.join(' ')}
    </PageNotice>
  )
}
