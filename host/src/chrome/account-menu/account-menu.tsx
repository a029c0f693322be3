import { useState } from 'react'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { Avatar } from '@fivefold/shared/ui/avatar'
import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import styled from 'styled-components'
import { header, IconButton } from '../header-controls/header-control'
import { usePortalNews } from '../portal-news/use-portal-news'
import { LazyPart } from '../../loading/lazy-part/lazy-part'
import { useMenuButton } from '../header-controls/use-menu-button'

const loader = createPartLoader(() =>
  import('./account-panel').then((module) => module.AccountPanel),
)

/** The visitor's initials open the account menu. */
export function AccountMenu({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const { wiring, buttonProps } = useMenuButton({ loader, open, onOpenChange: setOpen })
  const { description, Mark, tickets } = usePortalNews(user)
  return (
    <>
      <IconButton {...buttonProps} aria-label="Account menu" aria-description={description}>
        <Avatar name={user.name || user.email} size="small" />
        {Mark && (
          <NarrowOnly>
            <Mark count={tickets} />
          </NarrowOnly>
        )}
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

/* On a wide screen, the link to the portal has the mark. */
const NarrowOnly = styled.span`
  ${header.wide} {
    display: none;
  }
`
