import { Check, Minus } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'

/** Included or not, or a text with the amount. */
export type CellValue = boolean | string

export function ComparisonCell({ value }: { value: CellValue }) {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <Sign data-included={value}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{value ? 'Included' : 'Not included'}</VisuallyHidden>
    </Sign>
  )
}

const Sign = styled.span`
  display: flex;
  align-items: center;
  height: 1lh;
  color: ${token.color.lineStrong};

  &[data-included='true'] {
    color: ${token.color.success};
  }

  /* Aligns the icon's strokes, which start inside its box, with the text. */
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-start: -0.1875rem;
  }
`
