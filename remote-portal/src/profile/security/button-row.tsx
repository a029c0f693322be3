import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
`
