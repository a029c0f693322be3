import styled from 'styled-components'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import type { aboutContent } from './about-content'
import ElementsScene from './elements-scene.svg?picture'

export function FiveElements({ title, lead, elements }: typeof aboutContent.philosophy) {
  return (
    <ContainedSection labelledBy="five-elements">
      <Split $ratio="5fr 6fr" $gap={20} $align="start">
        <Figure>
          <ElementsScene />
        </Figure>
        <Stack $gap={3}>
          <Headline id="five-elements">{title}</Headline>
          <Lead>{lead}</Lead>
          <List>
            {elements.map(({ product, element, text }) => (
              <Entry key={product}>
                <Petal>
                  <ProductPetal product={product} />
                </Petal>
                <p>
                  <Element>{element}</Element> {text}
                </p>
              </Entry>
            ))}
          </List>
        </Stack>
      </Split>
    </ContainedSection>
  )
}

const Figure = styled.div`
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token.space[12]});
  }

  & > svg {
    max-width: 30rem;
    border-radius: ${token.radius.card};
  }
`

const List = styled.ul`
  display: grid;
  margin-block-start: ${token.space[2]};
`

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[4]};
  align-items: start;
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.type.body};
`

const Petal = styled.span`
  font-size: 2rem;
  line-height: 1;
`

const Element = styled.strong`
  color: ${token.color.ink};
  font-weight: 600;
`
