import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Small, Title } from '@fivefold/shared/ui/text'
import { productHue } from '../scenes/product-hue'
import type { aboutContent } from './about-content'
import { Portrait } from './portrait'

export function Leader({
  name,
  role,
  product,
  text,
  quote,
}: (typeof aboutContent.leadership.people)[number]) {
  return (
    <Person data-product={product}>
      <Portrait name={name} />
      <Who>
        <Title>{name}</Title>
        <Small>{role}</Small>
      </Who>
      <p>{text}</p>
      <Quote>“{quote}”</Quote>
    </Person>
  )
}

const Person = styled.li`
  ${productHue}
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  color: ${token.color.inkMuted};
`

const Who = styled.div`
  display: grid;
  color: ${token.color.ink};
`

const Quote = styled.blockquote`
  color: var(--hue-text);
  font: 500 ${token.type.lead} / 1.35 ${token.font.sans};
  letter-spacing: -0.01em;
`
