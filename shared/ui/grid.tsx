import styled from 'styled-components'
import { media, token } from '../theme/tokens'

/**
 * Equal columns, as many as fit with at least `$min`.
 * @example <Grid $min="16rem" $gap={6}>…</Grid>
 */
export const Grid = styled.div<{ $min?: string; $gap?: keyof typeof token.space }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $min = '17rem' }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 6 }) => token.space[$gap]};
`

/**
 * Equal columns: their number on a phone, from the tablet width on, and from the desktop width on.
 * @example <Columns $counts={[1, 2, 4]} $gap={6}>…</Columns>
 */
export const Columns = styled.div<{
  $counts: readonly [phone: number, tablet: number, desktop: number]
  $gap?: keyof typeof token.space
  $rowGap?: keyof typeof token.space
}>`
  display: grid;
  gap: ${({ $gap = 4, $rowGap = $gap }) => `${token.space[$rowGap]} ${token.space[$gap]}`};
  grid-template-columns: ${({ $counts }) => equal($counts[0])};

  ${media.tablet} {
    grid-template-columns: ${({ $counts }) => equal($counts[1])};
  }

  ${media.desktop} {
    grid-template-columns: ${({ $counts }) => equal($counts[2])};
  }
`

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`
