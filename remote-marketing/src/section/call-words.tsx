import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'

/** Text, then buttons with extra space above them. */
export const CallWords = styled(Stack)`
  & > :last-child {
    margin-block-start: ${token.space[1]};
  }
`
