import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { ButtonPair } from '../section/button-pair'
import type { homeContent } from './home-content'

export function HeroWords({ title, lead, primary, secondary }: typeof homeContent.hero) {
  return (
    <Words>
      <Display>
        <WholeWords>{title}</WholeWords>
      </Display>
      <Beside>
        <Lead>{lead}</Lead>
        <ButtonPair primary={primary} secondary={secondary} />
      </Beside>
    </Words>
  )
}

/** Hyphenated words stay on one line. */
function WholeWords({ children }: { children: string }) {
  return children
    .split(/(\S+-\S+)/)
    .map((part, position) => (part.includes('-') ? <Whole key={position}>{part}</Whole> : part))
}

const Whole = styled.span`
  white-space: nowrap;
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[5]} ${token.space[12]};
  margin-block-end: ${token.space.head};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: end;
  }
`

const Beside = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding-block-end: ${token.space[2]};
`
