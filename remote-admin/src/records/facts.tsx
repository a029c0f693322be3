import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[]
}

/** Labels with their values, one line each. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  font-size: ${token.type.small};
  line-height: 1.45;

  & > div {
    display: grid;
    gap: 0 ${token.space[4]};

    ${media.tablet} {
      grid-template-columns: 9rem minmax(0, ${token.width.prose});
    }
  }

  & dt {
    color: ${token.color.inkMuted};
  }

  & dd {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
