import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

export const AccountFields = styled.form`
  display: grid;
  gap: ${token.space[5]};
`
