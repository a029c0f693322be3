import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useNewEntries } from '../conversation/use-new-entries'
import type { User } from '../domain/accounts/user'
import { Link } from '../routing/link'
import { useStore } from '../store/site-store'
import { media, token } from '../theme/tokens'
import { Container } from '../ui/layout'
import { VisuallyHidden } from '../ui/visually-hidden'
import { rememberedView } from './remembered-views'
import { workAreaContent, workLinks, type WorkPlace } from './work-area-content'

interface WorkLinksProps {
  user: User
  place: WorkPlace | undefined
}

/** Links between the work areas. Each restores the area's last view. */
export function WorkLinks({ user, place }: WorkLinksProps) {
  const newTickets = useNewTickets(user)
  const links = workLinks.filter((link) => link.place !== 'admin' || user.role === 'admin')
  return (
    <Bar aria-label={workAreaContent.label} data-print="hide">
      <Container>
        <Row>
          {links.map((link) => (
            <li key={link.place}>
              <WorkLink
                user={user}
                {...link}
                isCurrent={link.place === place}
                newTickets={newTickets[link.place] ?? 0}
              />
            </li>
          ))}
        </Row>
      </Container>
    </Bar>
  )
}

interface WorkLinkProps {
  user: User
  label: string
  to: string
  path: string
  view?: string
  isCurrent: boolean
  /** Number of tickets with new entries. */
  newTickets: number
}

function WorkLink({ user, label, to, path, view, isCurrent, newTickets }: WorkLinkProps) {
  // The area's last view, read at each render; a server does not know it.
  const last = useSyncExternalStore(
    never,
    () => (view ? rememberedView(user.id, view) : ''),
    () => '',
  )
  return (
    <Place to={last ? path + last : to} aria-current={isCurrent ? 'page' : undefined}>
      {label}
      {newTickets > 0 && (
        <>
          <NewCount aria-hidden="true">{newTickets}</NewCount>
          <VisuallyHidden> ({workAreaContent.newTickets(newTickets)})</VisuallyHidden>
        </>
      )}
    </Place>
  )
}

const never = () => () => {}

/** Number of tickets with new entries: the user's own, and for admins all. */
function useNewTickets({ id }: User): Partial<Record<WorkPlace, number>> {
  const newEntries = useNewEntries()
  const tickets = useStore((state) => state.supportTickets)
  const own = tickets.filter((ticket) => ticket.user_id === id && newEntries.has(ticket.id))
  return { tickets: own.length, admin: newEntries.size }
}

const Bar = styled.nav`
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
`

/* Five links side by side on a phone. */
const Row = styled.ul`
  --before: 0.375rem;
  --after: 0.625rem;

  display: flex;
  margin-inline: calc(-1 * var(--before));
  overflow-x: auto;
  scrollbar-width: none;

  ${media.tablet} {
    --before: ${token.space[3]};
    --after: ${token.space[5]};
  }
`

/* The number is in the padding, so that nothing moves when it appears. */
const Place = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--before) var(--after);
  color: ${token.color.inkMuted};
  font: 600 ${token.type.small} / 1.25 ${token.font.sans};
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &[aria-current] {
    color: ${token.color.ink};
  }

  &[aria-current]::after {
    position: absolute;
    inset: auto var(--after) 0 var(--before);
    height: 2px;
    background: ${token.color.ink};
    content: '';
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

const NewCount = styled.span`
  position: absolute;
  inset: 0.1875rem 0 auto auto;
  min-width: 1rem;
  padding-inline: 0.25rem;
  border-radius: 0.5rem;
  background: ${token.color.accent};
  color: ${token.color.accentInk};
  font: 600 0.6875rem / 1rem ${token.font.sans};
  text-align: center;
`
