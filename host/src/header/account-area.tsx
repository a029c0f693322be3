import { useCurrentUser, useIsHydrated } from '@fivefold/shared/session/current-user'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import styled from 'styled-components'
import { AccountMenu } from '../account-menu/account-menu'
import { demoLink, portalLink } from '../navigation/navigation-content'
import { SignInButton } from '../sign-in/sign-in-button'
import { alwaysInSight, header, WordLink } from '../header-controls/header-control'

/** Sign In or the account, and the demo; the latter's words stand in the mobile menu as well. */
export function AccountArea() {
  const user = useCurrentUser()
  const hydrated = useIsHydrated()
  return (
    <Area data-settled={hydrated || undefined}>
      <WideOnly>
        {user ? <WordLink to={portalLink.to}>{portalLink.label}</WordLink> : <SignInButton />}
        <ButtonLink to={demoLink.to} size="small">
          {demoLink.label}
        </ButtonLink>
      </WideOnly>
      {user && <AccountMenu user={user} />}
    </Area>
  )
}

/*
 * Both states are as wide, so nothing beside them moves when the browser's state has been read. A
 * root marked as signed in keeps the signed-out state of a static page out of sight until then.
 */
const Area = styled.div`
  display: flex;
  order: -1;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[1]};

  /* Room for the account menu, which comes when the browser's state has been read. */
  :where(:root[data-signed-in]) &:where(:not([data-settled])) {
    min-width: 2.75rem;

    @media (pointer: fine) {
      min-width: 2.5rem;
    }
  }

  ${header.wide} {
    order: 0;
    min-width: 14.25rem;
  }

  ${header.roomy} {
    min-width: 15rem;
  }

  :root[data-signed-in] &:not([data-settled]) {
    visibility: hidden;
  }
`

const WideOnly = styled.div`
  display: none;

  ${header.wide} {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    white-space: nowrap;
  }

  & > * {
    ${alwaysInSight}
  }
`
