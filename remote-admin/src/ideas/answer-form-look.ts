import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'

export const AnswerForm = styled.form`
  ${oneColumn}
  gap: ${token.space[4]};
  max-width: ${token.width.prose};

  & > button {
    justify-self: start;
  }
`
