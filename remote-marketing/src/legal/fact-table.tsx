import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media } from '@fivefold/shared/theme/tokens'
import { TextTable } from '../long-text/text-table'

/** A table below a heading that names it. */
export function FactTable(table: Omit<ComponentProps<typeof TextTable>, 'captionHidden'>) {
  return (
    <Frame>
      <TextTable {...table} captionHidden />
    </Frame>
  )
}

/* Names with a hyphen stay on one line. */
const Frame = styled.div`
  ${media.tablet} {
    & tbody th {
      min-width: 10rem;
    }
  }
`
