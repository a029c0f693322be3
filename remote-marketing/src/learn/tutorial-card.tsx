import { Badge } from '@fivefold/shared/ui/badge'
import { Text, Title } from '@fivefold/shared/ui/text'
import { media, oneColumn, panel, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { productHue } from '../scenes/product-hue'
import { Play } from 'lucide-react'
import styled from 'styled-components'
import { ComingButton } from '../coming/coming-button'
import { learnContent, minuteCount, viewCount, type Tutorial } from './learn-content'
import CortexScene from './tutorials/cortex.svg?picture'
import IntegScene from './tutorials/integ.svg?picture'
import PipelinesScene from './tutorials/pipelines.svg?picture'
import WorkflowsScene from './tutorials/workflows.svg?picture'

/** The results of the tutorials. */
const scenes = {
  cortex: CortexScene,
  integ: IntegScene,
  pipelines: PipelinesScene,
  workflows: WorkflowsScene,
}

export function TutorialCard({ title, text, level, minutes, views, product }: Tutorial) {
  const Scene = scenes[product]
  return (
    <Card aria-labelledby={`tutorial-${product}`}>
      <Poster aria-hidden="true" data-product={product}>
        <Scene />
        <span>
          <Play />
        </span>
      </Poster>
      <Words>
        <Facts>
          <Badge tone={product}>{level}</Badge>
          <span>{minuteCount(minutes)}</span>
          <span>{viewCount(views)}</span>
        </Facts>
        <Title id={`tutorial-${product}`}>{title}</Title>
        <Text $muted>{text}</Text>
        <ComingButton
          size="small"
          variant="secondary"
          aria-describedby={`tutorial-${product}`}
          coming={learnContent.library.coming}
        >
          <Play aria-hidden="true" />
          {learnContent.library.watch}
        </ComingButton>
      </Words>
    </Card>
  )
}

const Card = styled.article`
  ${oneColumn}
  overflow: hidden;
  ${panel}

  ${media.tablet} {
    grid-template-columns: 5fr 7fr;
  }
`

const Poster = styled.div`
  ${productHue}
  position: relative;
  display: grid;
  place-items: end start;
  min-height: 8rem;
  padding: ${token.space[3]};
  overflow: hidden;
  background: var(--hue-soft);

  & > svg {
    position: absolute;
    inset: 0;
  }

  & > span {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    background: ${token.color.raised};
    color: ${token.color.ink};
    box-shadow: ${token.shadow.float};
  }
`

const Words = styled.div`
  ${oneColumn}
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: ${token.space[1]};
  padding: ${token.space[4]};

  & > p {
    font-size: ${token.type.small};
  }

  & > :last-child {
    margin-block-start: ${token.space[2]};
  }
`

const Facts = styled.div`
  ${wrappingRow}
  gap: ${token.space[1]} ${token.space[3]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  font-variant-numeric: tabular-nums;
`
