import styled from 'styled-components'
import type { RoadmapIdea } from '@fivefold/shared/domain/roadmap/roadmap-idea'
import { useStore } from '@fivefold/shared/store/site-store'
import { panel, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Badge, type BadgeProps } from '@fivefold/shared/ui/badge'
import { Stack } from '@fivefold/shared/ui/layout'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { ideaContent } from './idea-content'

const tones: Readonly<Record<RoadmapIdea['status'], NonNullable<BadgeProps['tone']>>> = {
  '': 'neutral',
  planned: 'success',
  declined: 'warning',
}

/** The user's ideas, newest first, each with the answer. */
export function OwnIdeas({ userId }: { userId: string }) {
  const ideas = useStore((state) =>
    state.roadmapIdeas.filter((idea) => idea.user_id === userId).toReversed(),
  )
  if (ideas.length === 0) return null
  return (
    <Own $gap={3}>
      <PanelHead title={ideaContent.own} />
      <List>
        {ideas.map(({ id, title, reason, status, answer, created_at }) => (
          <li key={id}>
            <Line>
              <strong dir="auto">{title}</strong>
              <Badge tone={tones[status]}>{ideaContent.states[status]}</Badge>
              <TimeStamp iso={created_at} />
            </Line>
            <p dir="auto">{reason}</p>
            {answer && (
              <p dir="auto">
                <strong>{ideaContent.answer}</strong> {answer}
              </p>
            )}
          </li>
        ))}
      </List>
    </Own>
  )
}

const Own = styled(Stack)`
  margin-block-start: ${token.space[5]};
`

const List = styled.ul`
  ${panel}

  & > li {
    display: grid;
    gap: ${token.space[2]};
    padding: ${token.space[4]} ${token.space[5]};
  }

  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }

  & p {
    max-width: ${token.width.prose};
    ${smallMuted}
    line-height: 1.55;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & strong {
    color: ${token.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Line = styled.div`
  ${wrappingRow}
  gap: ${token.space[1]} ${token.space[3]};

  & > time {
    ${smallMuted}
  }
`
