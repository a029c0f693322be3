import { useId } from 'react'
import { useNavigate } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { notify } from '@fivefold/shared/notify/toast'
import { signOutEverywhere } from '@fivefold/shared/session/account'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { Button } from '@fivefold/shared/ui/button'
import { Facts } from '../../listing/facts'
import { labelWords } from '@fivefold/shared/words/label-words'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { Stack } from '@fivefold/shared/ui/layout'
import { extensions } from '../../extensions'
import { ButtonRow } from './button-row'
import { ClearBrowserData } from './clear-browser-data'
import { DeleteAccount } from './delete-account'
import { securityContent } from './security-content'
import { Sheet } from '../../listing/sheet'
import { StoragePlaces } from './storage-places'

const { session, danger } = securityContent

export function SecurityPanel({ user }: { user: User }) {
  return (
    <Stack $gap={6}>
      <Sheet>
        <PanelHead title={session.title} action={<SignOutActions />} />
        <Facts
          facts={[
            { label: session.lastSignIn, value: moment(user.last_login) },
            { label: session.memberSince, value: moment(user.created_at) },
            { label: session.role, value: labelWords(user.role) },
          ]}
        />
      </Sheet>
      <StoragePlaces />
      <Sheet>
        <PanelHead title={danger.title} />
        <ClearBrowserData user={user} />
        <DeleteAccount user={user} />
      </Sheet>
    </Stack>
  )
}

const moment = (iso: string | null) => (iso ? <TimeStamp iso={iso} exact /> : session.never)

function SignOutActions() {
  return (
    <ButtonRow>
      {extensions.map((Extension, at) => (
        <Extension key={at} />
      ))}
      <SignOutEverywhere />
    </ButtonRow>
  )
}

function SignOutEverywhere() {
  const navigate = useNavigate()
  const hintId = useId()

  function signOut() {
    signOutEverywhere()
    void navigate(paths.home)
    notify({ title: session.signedOut, description: session.signedOutHint })
  }

  return (
    <>
      <Button variant="secondary" size="small" aria-describedby={hintId} onClick={signOut}>
        {session.signOut}
      </Button>
      <span id={hintId} hidden>
        {session.signOutHint}
      </span>
    </>
  )
}
