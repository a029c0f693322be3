import { productNames } from '@fivefold/shared/theme/palette'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Small } from '@fivefold/shared/ui/text'
import { solidHue } from '../../scenes/product-hue'
import { SplitSection } from '../../section/split-section'
import styled from 'styled-components'
import { consultingContent } from './consulting-content'

const { kit } = consultingContent

export function ConsultingKit() {
  return (
    <SplitSection
      labelledBy="kit-title"
      title={kit.title}
      lead={kit.lead}
      ratio="narrow"
      align="center"
    >
      <Folders>
        {kit.items.map(({ name, text }, position) => (
          <Folder key={name} data-product={productNames[position]}>
            <strong>{name}</strong>
            <Small as="span">{text}</Small>
          </Folder>
        ))}
      </Folders>
    </SplitSection>
  )
}

/* Folders in a drawer: each covers part of the one behind it. */
const Folders = styled.ul`
  padding: ${token.space[6]} ${token.space.card} 0;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.paper};
`

const Folder = styled.li`
  ${solidHue}
  ${oneColumn}
  margin-block-start: calc(-1 * ${token.space[3]});
  padding: ${token.space[3]} ${token.space.card} ${token.space[6]};
  border: 1px solid ${token.color.line};
  border-block-start: 3px solid var(--hue);
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  background: ${token.color.raised};
  line-height: 1.4;

  &:first-child {
    margin-block-start: 0;
  }

  &:last-child {
    padding-block-end: ${token.space[4]};
    border-block-end: 0;
  }

  & > strong {
    font: 600 ${token.type.body} / 1.35 ${token.font.sans};
  }
`
