import { useState } from 'react'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { Avatar } from '@fivefold/shared/ui/avatar'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { IconButton } from '../header-controls/header-control'
import { LazyPart } from '../lazy-part/lazy-part'
import { useMenuButton } from '../header-controls/use-menu-button'

const loader = createPartLoader(() =>
  import('./account-panel').then((module) => module.AccountPanel),
)

/** The visitor's initials open the account menu. */
export function AccountMenu({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const { wiring, buttonProps } = useMenuButton({ loader, open, onOpenChange: setOpen })
  return (
    <>
      <IconButton {...buttonProps} aria-label="Account menu">
        <Avatar name={user.name || user.email} size="small" />
      </IconButton>
      <LazyPart
        loader={loader}
        wanted={open}
        onFailure={() => setOpen(false)}
        partProps={{ wiring, user }}
      />
    </>
  )
}
