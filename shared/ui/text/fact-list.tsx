import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'

interface FactListProps {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string
}

/**
 * Labels with their values, one line each. The page lays out the lines.
 * @example <FactList facts={[{ label: 'Due', value: 'Nov 30' }]} />
 */
export function FactList({ facts, className }: FactListProps) {
  return (
    <List className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  font-size: ${token.type.small};
  line-height: 1.45;

  & > div {
    display: grid;
  }

  & > div > dt {
    color: ${token.color.inkMuted};
  }

  & > div > dd {
    overflow-wrap: anywhere;
  }
`
