import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'

/** The top of a page; `$end` is the space below it. */
export const Opening = styled(Container)<{ $end?: keyof typeof token.space }>`
  padding-block: ${token.space.opening} ${({ $end = 'section' }) => token.space[$end]};
`
