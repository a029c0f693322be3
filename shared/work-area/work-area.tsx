import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { User } from '../domain/accounts/user'
import { token } from '../theme/tokens'
import { Container } from '../ui/layout'
import type { WorkPlace } from './work-area-content'
import { WorkLinks } from './work-links'

interface WorkAreaProps {
  user: User
  /** The current link of the navigation; absent if none leads here. */
  place?: WorkPlace | undefined
  title: string
  lead?: string
  children: ReactNode
}

/**
 * The frame of pages for signed-in users: their own navigation and a small heading.
 * @example
 * import { useCurrentUser } from '@fivefold/shared/session/current-user'
 * const user = useCurrentUser()
 * user && <WorkArea user={user} title="Invoices">…</WorkArea>
 */
export function WorkArea({ user, place, title, lead, children }: WorkAreaProps) {
  return (
    <>
      <WorkLinks user={user} place={place} />
      <Container>
        <Head>
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Head>
        <Body>{children}</Body>
      </Container>
    </>
  )
}

const Head = styled.div`
  display: grid;
  gap: ${token.space[1]};
  padding-block: ${token.space[6]} ${token.space[5]};
`

/* A name may be one long word. */
const Title = styled.h1`
  font: 600 ${token.type.title} / 1.25 ${token.font.sans};
  letter-spacing: -0.015em;
  word-spacing: 0.05em;
  overflow-wrap: anywhere;
`

const Lead = styled.p`
  max-width: ${token.width.prose};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
`

const Body = styled.div`
  min-height: 32rem;
  padding-block-end: ${token.space[16]};
`
