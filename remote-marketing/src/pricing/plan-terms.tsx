import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Container, Split } from '@fivefold/shared/ui/layout'
import { Progress } from '@fivefold/shared/ui/progress'
import { Band } from '../section/band'

interface PlanTermsProps {
  terms: readonly { title: string; text: string }[]
  readiness: { badge: string; value: number; label: string; text: string }
}

export function PlanTerms({ terms, readiness }: PlanTermsProps) {
  return (
    <Band>
      <Container>
        <Split $ratio="wide" $align="start">
          <Terms>
            {terms.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </Terms>
          <Readiness>
            <Badge tone="info">{readiness.badge}</Badge>
            <Progress value={readiness.value} label={readiness.label} />
            <p>{readiness.text}</p>
          </Readiness>
        </Split>
      </Container>
    </Band>
  )
}

const Terms = styled.ul`
  display: grid;
  gap: ${token.space[1]} ${token.space[8]};

  ${media.tablet} {
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;

    & span {
      display: block;
    }
  }

  & > li {
    padding-block-start: ${token.space[2]};
  }

  & b {
    margin-inline-end: ${token.space[2]};
    font-weight: 600;
  }

  & span {
    ${smallMuted}
  }
`

const Readiness = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block-start: ${token.space[3]};

  & > p {
    grid-column: 1 / -1;
    ${smallMuted}
    line-height: 1.5;
  }
`
