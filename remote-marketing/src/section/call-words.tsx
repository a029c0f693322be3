import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** Text, then buttons with extra space above them. */
export const CallWords = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  & > :last-child {
    margin-block-start: ${token.space[1]};
  }
`
