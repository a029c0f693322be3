import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

export const NothingYet = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
`
