import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

export const AnswerForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  max-width: ${token.width.prose};

  & > button {
    justify-self: start;
  }
`
