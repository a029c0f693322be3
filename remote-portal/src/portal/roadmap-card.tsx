import styled from 'styled-components'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Card } from '@fivefold/shared/ui/card'
import { TextLink } from '@fivefold/shared/ui/text'
import { portalTabHref } from '../address/portal-address'
import { roadmapContent } from '../roadmap/roadmap-content'
import { RoadmapStatus } from '../roadmap/roadmap-status'
import { ShippedList, shippedTitle } from '../roadmap/shipped-list'
import { useRoadmap } from '../roadmap/use-roadmap'
import { portalContent } from './portal-content'

const { votes: words } = portalContent

/* Limits that keep the card no taller than the tickets next to it. */
const shownVotes = 3
const shownChanges = 3

/** The user's votes with their status, and what shipped. */
export function RoadmapCard({ user }: { user: User }) {
  const { items, voted } = useRoadmap(user.id)
  const own = items.filter(({ id }) => voted.has(id)).slice(0, shownVotes)
  return (
    <Sheet>
      <h2>{words.title}</h2>
      {own.length === 0 ? (
        <p>
          {words.none} <TextLink to={portalTabHref('roadmap')}>{words.vote}</TextLink>
        </p>
      ) : (
        <ul>
          {own.map((item) => (
            <li key={item.id}>
              <strong dir="auto">{item.title}</strong>
              <RoadmapStatus status={item.status} />
              {item.planned_release && <span>{roadmapContent.planned(item.planned_release)}</span>}
            </li>
          ))}
        </ul>
      )}
      <h2>{shippedTitle}</h2>
      <ShippedList most={shownChanges} />
    </Sheet>
  )
}

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  font-size: ${token.type.small};
  line-height: 1.45;

  & > h2 {
    font: 600 ${token.type.body} / 1.4 ${token.font.sans};
  }

  & > ul + h2 {
    margin-block-start: ${token.space[3]};
  }

  & > p,
  & li > span:last-child {
    color: ${token.color.inkMuted};
  }

  & > ul > li {
    ${wrappingRow}
    gap: ${token.space[1]} ${token.space[3]};
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
  }

  & strong {
    flex: 1 0 100%;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`
