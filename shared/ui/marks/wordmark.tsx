import styled from 'styled-components'
import { brand } from '../../brand'
import { token } from '../theme/tokens'
import { Mark } from './mark'

export function Wordmark() {
  return (
    <Row>
      <Mark />
      <Name>{brand.name}</Name>
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${token.color.ink};
  /* On a phone with large text, the header has no more space. */
  font-size: min(1.375rem, 7vw);
  line-height: 1;
`

/* As wide in the fallback face as in the site's own, so that the header keeps still when the face comes late. */
const Name = styled.span`
  width: ${brand.nameWidth};
  font: 650 0.95em / 1 ${token.font.sans};
  letter-spacing: -0.03em;
`
