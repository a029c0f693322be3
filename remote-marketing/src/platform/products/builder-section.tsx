import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Lead } from '@fivefold/shared/ui/text'
import { BuilderScene } from '../scenes/builder-scene'
import { ProductHeading } from './product-heading'
import type { platformContent } from '../platform-content'

export function BuilderSection({ title, text }: typeof platformContent.scd) {
  return (
    <ContainedSection tone="surface" id="scd" labelledBy="platform-scd">
      <Words>
        <ProductHeading id="platform-scd" product="scd" title={title} />
        <Lead>{text}</Lead>
      </Words>
      <BuilderScene />
    </ContainedSection>
  )
}

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  margin-block-end: ${token.space.head};
  text-align: center;

  & > h2 {
    max-width: 12em;
  }

  & > h2 > span {
    justify-content: center;
  }

  & > p {
    text-wrap: balance;
  }
`
