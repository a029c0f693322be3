import { useState } from 'react'
import { NewsCount } from '@fivefold/shared/conversation/news-count'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Button, ButtonLink } from '@fivefold/shared/ui/button'
import { Link } from '@fivefold/shared/routing/link'
import styled, { keyframes } from 'styled-components'
import { callLink, navigation, accountLink, plainLink } from '../navigation/navigation-content'
import { openSignIn } from '../../sign-in/sign-in-store'
import { MobileGroup } from './mobile-group'
import { usePortalNews } from '../portal-news/use-portal-news'
import { mobileRow } from './mobile-row'
import { useInertPage } from './use-inert-page'

/** Covers the page below the header with the header's links. */
export function MobilePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const panel = useInertPage(onClose)
  const user = useCurrentUser()
  const news = usePortalNews(user)
  const [expanded, setExpanded] = useState<string | null>(null)

  function signIn() {
    onClose()
    openSignIn()
  }

  return (
    <Panel id={id} ref={panel}>
      <nav aria-label="Main">
        {navigation.map((menu) => (
          <MobileGroup
            key={menu.label}
            menu={menu}
            open={expanded === menu.label}
            onToggle={() => setExpanded(expanded === menu.label ? null : menu.label)}
            onChoose={onClose}
          />
        ))}
        <PlainLink to={plainLink.to} onClick={onClose}>
          {plainLink.label}
        </PlainLink>
      </nav>
      <Actions>
        {user && accountLink && (
          <ButtonLink
            to={accountLink.to}
            variant="secondary"
            aria-description={news.description}
            onClick={onClose}
          >
            {accountLink.label}
            <NewsCount count={news.tickets} />
          </ButtonLink>
        )}
        {!user && accountLink && (
          <Button variant="secondary" onClick={signIn}>
            Sign In
          </Button>
        )}
        <ButtonLink to={callLink.to} onClick={onClose}>
          {callLink.label}
        </ButtonLink>
      </Actions>
    </Panel>
  )
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--header-height) + 1px);
  padding: ${token.space[2]} var(--gutter) max(${token.space[6]}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: 1px solid ${token.color.line};
  background: ${token.color.paper};
  animation: ${appear} ${token.motion.slow} ${token.motion.ease};
`

const PlainLink = styled(Link)`
  ${mobileRow}
`

const Actions = styled.div`
  display: grid;
  gap: ${token.space[3]};
  margin-block-start: auto;
  padding-block-start: ${token.space[8]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
