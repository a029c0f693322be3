import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'

/** Equal columns: their number on a phone, from the tablet width on, and from the desktop width on. */
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
