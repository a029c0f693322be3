import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** A button inside an illustration; `data-strong` marks the primary one. */
export const SceneKey = styled.span`
  padding: ${token.space[1]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: 6px;
  background: ${token.color.raised};
  color: ${token.color.ink};
  font-weight: 550;

  &[data-strong] {
    border-color: ${token.product.cortex.text};
    background: ${token.product.cortex.text};
    color: ${token.color.paper};
  }
`
