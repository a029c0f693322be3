import { ContainedSection } from '@fivefold/shared/ui/layout'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Small } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import { consultingContent } from './consulting-content'

const { principle } = consultingContent

export function HandbookQuote() {
  return (
    <ContainedSection>
      <Figure>
        <blockquote>{principle.quote}</blockquote>
        <Small as="figcaption">{principle.source}</Small>
      </Figure>
    </ContainedSection>
  )
}

const Figure = styled.figure`
  ${oneColumn}
  gap: ${token.space[3]};
  max-width: 54rem;
  margin-inline: auto;
  text-align: center;

  & > blockquote {
    font: 600 ${token.type.headline} / 1.15 ${token.font.sans};
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
`
