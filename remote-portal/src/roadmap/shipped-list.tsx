import styled from 'styled-components'
import { shipped } from '@fivefold/shared/facts/shipped'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { dayWords } from '@fivefold/shared/words/date-words'
import { categoryTone } from '../listing/category-tone'

export const shippedTitle = 'Recently shipped'

/** Shipped changes, newest first. @param most how many at most. */
export function ShippedList({ most }: { most?: number }) {
  return (
    <List>
      {Object.values(shipped)
        .slice(0, most)
        .map(({ title, product, on }) => (
          <li key={title}>
            <strong>{title}</strong>
            <Badge tone={categoryTone(product)}>{product}</Badge>
            <time dateTime={on}>{dayWords(on)}</time>
          </li>
        ))}
    </List>
  )
}

const List = styled.ul`
  font-size: ${token.type.small};
  line-height: 1.45;

  & > li {
    ${wrappingRow}
    gap: ${token.space[1]} ${token.space[3]};
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
  }

  & strong {
    flex: 1 1 20rem;
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  & time {
    color: ${token.color.inkMuted};
  }
`
