import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { ButtonPair } from '../section/button-pair'
import { developersContent } from './developers-content'

const { closing } = developersContent

export function DevelopersClosing() {
  return (
    <ContainedSection labelledBy="developers-closing">
      <Row>
        <Headline id="developers-closing">{closing.title}</Headline>
        <div>
          <Lead>{closing.text}</Lead>
          <ButtonPair primary={closing.access} secondary={closing.community} />
        </div>
      </Row>
    </ContainedSection>
  )
}

const Row = styled.div`
  ${oneColumn}
  gap: ${token.space[3]} ${token.space[16]};
  padding-block-start: ${token.space[6]};
  border-block-start: 2px solid ${token.color.ink};

  & > h2 {
    max-width: 11em;
  }

  & > div {
    ${oneColumn}
    align-content: end;
    gap: ${token.space[4]};
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`
