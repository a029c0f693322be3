import styled from 'styled-components'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { token } from '@fivefold/shared/theme/tokens'
import { Split, Stack } from '@fivefold/shared/ui/layout'
import { Display, Eyebrow, Lead } from '@fivefold/shared/ui/text'
import { Opening } from '../section/opening'
import { ButtonPair } from '../section/button-pair'
import { AnswerScene } from './scenes/answer-scene'
import type { cortexContent } from './cortex-content'

export function CortexHero({
  eyebrow,
  title,
  lead,
  primary,
  secondary,
}: typeof cortexContent.hero) {
  return (
    <Opening>
      <Split>
        <Stack $gap={5}>
          <Display>
            <Product as="span">
              <ProductPetal product="cortex" />
              {eyebrow}
            </Product>{' '}
            {title}
          </Display>
          <Lead>{lead}</Lead>
          <ButtonPair primary={primary} secondary={secondary} />
        </Stack>
        <AnswerScene />
      </Split>
    </Opening>
  )
}

const Product = styled(Eyebrow)`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-block-end: ${token.space[3]};
  color: ${token.product.cortex.text};
  letter-spacing: 0;
  word-spacing: normal;

  & > svg {
    font-size: 1.5rem;
  }
`
