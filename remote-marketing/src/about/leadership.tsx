import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import type { aboutContent } from './about-content'
import { Leader } from './leader'

export function Leadership({ title, people }: typeof aboutContent.leadership) {
  return (
    <HeadedSection tone="surface" labelledBy="leadership" title={title}>
      <People>
        {people.map((person) => (
          <Leader key={person.name} {...person} />
        ))}
      </People>
    </HeadedSection>
  )
}

const People = styled.ul`
  display: grid;
  gap: ${token.space.head} ${token.space[10]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`
