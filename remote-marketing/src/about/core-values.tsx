import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Title } from '@fivefold/shared/ui/text'
import { SplitSection } from '../section/split-section'
import type { aboutContent } from './about-content'

export function CoreValues({ title, list }: typeof aboutContent.values) {
  return (
    <SplitSection tone="surface" labelledBy="values" title={title} ratio="third">
      <ol>
        {list.map((value) => (
          <Entry key={value.title}>
            <Title>{value.title}</Title>
            <p>{value.text}</p>
          </Entry>
        ))}
      </ol>
    </SplitSection>
  )
}

const Entry = styled.li`
  display: grid;
  gap: ${token.space[1]} ${token.space[8]};
  padding-block: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};

  & > h3 {
    color: ${token.color.ink};
  }

  &:last-child {
    padding-block-end: 0;
  }

  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
  }
`
