import styled from 'styled-components'
import { Mark } from '@fivefold/shared/marks/mark'
import { token } from '@fivefold/shared/theme/tokens'

/** The mark with the chosen products' parts lit. */
export function LitMark({ lit }: { lit: readonly string[] }) {
  return (
    <Figure data-lit={lit.join(' ')}>
      <Mark />
    </Figure>
  )
}

const Figure = styled.span`
  font-size: 5.5rem;
  line-height: 1;

  & path {
    opacity: 0.16;
    transition: opacity ${token.motion.slow} ${token.motion.ease};
  }

  &[data-lit~='cortex'] [data-product='cortex'],
  &[data-lit~='integ'] [data-product='integ'],
  &[data-lit~='pipelines'] [data-product='pipelines'],
  &[data-lit~='workflows'] [data-product='workflows'],
  &[data-lit~='scd'] [data-product='scd'] {
    opacity: 1;
  }
`
