import { Check } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Small } from '@fivefold/shared/ui/text'
import { ButtonPair } from '../section/button-pair'
import type { homeContent } from './home-content'

export function CallToAction({
  title,
  lead,
  primary,
  secondary,
  promises,
}: typeof homeContent.call) {
  return (
    <Horizon aria-labelledby="home-call">
      <Container>
        <Split $ratio="wide" $gap={20}>
          <Stack $gap={5}>
            <Headline id="home-call">{title}</Headline>
            <Lead>{lead}</Lead>
            <ButtonPair primary={primary} secondary={secondary} />
          </Stack>
          <Promises>
            {promises.map((promise) => (
              <li key={promise.title}>
                <Check aria-hidden="true" />
                <div>
                  <h3>{promise.title}</h3>
                  <Small>{promise.text}</Small>
                </div>
              </li>
            ))}
          </Promises>
        </Split>
      </Container>
    </Horizon>
  )
}

/* The only gradient of the page: the five hues of the mark. */
const Horizon = styled.section`
  padding-block: ${token.space.section};
  background: linear-gradient(
    100deg,
    ${token.product.cortex.soft},
    ${token.product.pipelines.soft} 28%,
    ${token.product.integ.soft} 50%,
    ${token.product.workflows.soft} 76%,
    ${token.product.scd.soft}
  );
`

const Promises = styled.ul`
  display: grid;

  & > li {
    display: flex;
    gap: ${token.space[4]};
    padding-block: ${token.space[3]};
    border-block-start: 1px solid color-mix(in oklab, ${token.color.ink} 14%, transparent);
  }

  & > li:last-child {
    border-block-end: 1px solid color-mix(in oklab, ${token.color.ink} 14%, transparent);
  }

  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.75rem;
  }

  & h3 {
    font: 600 ${token.type.lead} / 1.35 ${token.font.sans};
  }
`
