import type { User } from '@fivefold/shared/domain/accounts/user'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import styled from 'styled-components'
import { AccountMenu } from '../account-menu/account-menu'
import { accountLink, callLink } from '../navigation/navigation-content'
import type { HeaderLink } from '../navigation/navigation-entries'
import { usePortalNews } from '../portal-news/use-portal-news'
import { useIsWorkArea } from '../../loading/registry/use-is-work-area'
import { noScrollPadding, header, TextLink, TextButton } from '../header-controls/header-control'
import { preloadOnIntent } from '@fivefold/shared/loading/part-loader'
import { signInWindow } from '../../sign-in/sign-in-part'
import { openSignIn } from '../../sign-in/sign-in-store'

/** Sign In or the account menu, and Request Demo. On narrow screens, the mobile menu has these links. */
export function AccountArea() {
  const user = useCurrentUser()
  const hydrated = useIsHydrated()
  const isWorkArea = useIsWorkArea()
  return (
    <Area data-hydrated={hydrated || undefined} data-accounts={hasAccounts}>
      <WideOnly>
        {accountLink && (user ? <AccountLink user={user} link={accountLink} /> : <SignInButton />)}
        <ButtonLink to={callLink.to} size="small" variant={isWorkArea ? 'quiet' : 'primary'}>
          {callLink.label}
        </ButtonLink>
      </WideOnly>
      {user && <AccountMenu user={user} />}
    </Area>
  )
}

function AccountLink({ user, link }: { user: User; link: HeaderLink }) {
  const { description, Mark, tickets } = usePortalNews(user)
  return (
    <TextLink to={link.to} aria-description={description}>
      {link.label}
      {Mark && <Mark count={tickets} />}
    </TextLink>
  )
}

const hasAccounts = accountLink !== undefined || undefined

/*
 * Both states have the same width, so nothing moves once the session has been read. Until then, a root marked as
 * signed in hides the signed-out state of the prerendered page.
 */
const Area = styled.div`
  display: flex;
  order: -1;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[1]};

  /* Reserves space for the account menu. */
  :where(:root[data-signed-in]) &:where(:not([data-hydrated])) {
    min-width: 2.75rem;

    @media (pointer: fine) {
      min-width: 2.5rem;
    }
  }

  ${header.wide} {
    order: 0;
  }

  &[data-accounts] {
    ${header.wide} {
      min-width: 14.25rem;
    }

    ${header.roomy} {
      min-width: 15rem;
    }
  }

  :root[data-signed-in] &:not([data-hydrated]) {
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
    ${noScrollPadding}
  }
`

function SignInButton() {
  return (
    <TextButton
      {...preloadOnIntent(signInWindow)}
      type="button"
      aria-haspopup="dialog"
      onClick={() => openSignIn()}
    >
      Sign In
    </TextButton>
  )
}
