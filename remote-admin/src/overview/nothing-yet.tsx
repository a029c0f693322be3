import styled from 'styled-components'
import { smallMuted } from '@fivefold/shared/theme/tokens'

export const NothingYet = styled.p`
  ${smallMuted}
  line-height: 1.5;
`
