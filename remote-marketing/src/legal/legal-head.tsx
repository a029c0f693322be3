import { Container } from '@fivefold/shared/ui/layout'
import { Caption, Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { media, oneColumn, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { PrintButton } from '../long-text/print-button'

interface LegalHeadProps {
  eyebrow: string
  title: string
  lead: string
  updated: { label: string; date: string; text: string }
}

export function LegalHead({ eyebrow, title, lead, updated }: LegalHeadProps) {
  return (
    <Container>
      <Opening>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Display>{title}</Display>
        <Foot>
          <Lead>{lead}</Lead>
          <Caption>
            {updated.label} <time dateTime={updated.date}>{updated.text}</time>
          </Caption>
          <PrintButton />
        </Foot>
      </Opening>
    </Container>
  )
}

const Opening = styled.header`
  ${oneColumn}
  gap: ${token.space[4]};
  padding-block: ${token.space.opening} ${token.space.head};

  & > h1 {
    max-width: 10em;
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  @media print {
    padding-block: 0 ${token.space[6]};

    & > h1 {
      font-size: 24pt;
    }
  }
`

const Foot = styled.div`
  ${wrappingRow}
  gap: ${token.space[4]} ${token.space[6]};
`
