import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { ButtonPair } from '../section/button-pair'
import { developersContent } from './developers-content'
import LatencyScene from './latency-scene.svg?picture'

const { hero, latency } = developersContent

export function DevelopersHero() {
  return (
    <Opening>
      <Container>
        <Words>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Display>{hero.title}</Display>
          <Stack>
            <Lead>{hero.lead}</Lead>
            <ButtonPair primary={hero.reference} secondary={hero.community} />
          </Stack>
        </Words>
        <Latency>
          <text data-limit x="1044" y="54">
            {latency.limit}
          </text>
          <text x="444" y="22">
            {latency.median} {latency.medianLabel}
          </text>
        </Latency>
      </Container>
    </Opening>
  )
}

const Opening = styled.div`
  padding-block-start: ${token.space.opening};
  border-block-end: 1px solid ${token.color.line};
`

const Words = styled.div`
  ${oneColumn}
  gap: ${token.space[3]} ${token.space[12]};

  & > h1 {
    max-width: 8.5em;
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

const Latency = styled(LatencyScene)`
  margin-block-start: ${token.space.head};

  & > text {
    fill: ${token.color.accent};
    font: 550 max(16px, 1em) ${token.font.sans};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }

  & > [data-limit] {
    fill: ${token.color.inkMuted};
    text-anchor: end;
  }

  @media (max-width: 40rem) {
    & > text {
      font-size: 34px;
    }

    & > text:last-child {
      transform: translateY(8px);
    }
  }
`
