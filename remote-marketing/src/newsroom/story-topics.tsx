import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Split } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Title } from '@fivefold/shared/ui/text'
import type { newsroomContent } from './newsroom-content'

/** Newspaper columns: rules between them, no boxes. */
export function StoryTopics({ title, lead, topics }: typeof newsroomContent.stories) {
  return (
    <ContainedSection labelledBy="stories">
      <Split $align="end" $rowGap={3}>
        <Headline id="stories">{title}</Headline>
        <Lead>{lead}</Lead>
      </Split>
      <Columns>
        {topics.map((topic) => (
          <Topic key={topic.id}>
            <Desk>{topic.angle}</Desk>
            <Title>{topic.title}</Title>
            <p>{topic.text}</p>
          </Topic>
        ))}
      </Columns>
    </ContainedSection>
  )
}

const Columns = styled.ol`
  display: grid;
  margin-block-start: ${token.space.head};
  border-block-start: 1px solid ${token.color.ink};

  ${media.desktop} {
    grid-template-columns: 5fr 4fr 4fr;
  }
`

const Topic = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  padding-block: ${token.space[4]};
  color: ${token.color.inkMuted};

  & > h3 {
    color: ${token.color.ink};
  }

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }

  ${media.desktop} {
    padding-block: ${token.space[5]} 0;
    padding-inline-end: ${token.space[8]};

    & + & {
      padding-inline-start: ${token.space[8]};
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.line};
    }

    &:first-child > h3 {
      font-size: ${token.type.headline};
      line-height: 1.1;
    }

    &:last-child {
      padding-inline-end: 0;
    }
  }
`

const Desk = styled.p`
  font-size: ${token.type.small};
`
