import styled from 'styled-components'
import { token } from '../theme/tokens'

/**
 * Equal columns. The available width limits their number, since each has at least `$min`.
 * @example <Grid $min="16rem" $gap={6}>…</Grid>
 */
export const Grid = styled.div<{ $min?: string; $gap?: keyof typeof token.space }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = '17rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 6 }) => token.space[$gap]};
`
