import type { ComponentProps } from 'react'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

interface CheckListProps extends ComponentProps<'ul'> {
  items: readonly string[]
}

/** A list with check marks; the page sets their color. */
export function CheckList({ items, ...rest }: CheckListProps) {
  return (
    <List {...rest}>
      {items.map((item) => (
        <li key={item}>
          <Check aria-hidden="true" />
          {item}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};

  & > li {
    display: flex;
    gap: ${token.space[3]};
  }

  & svg {
    flex: none;
    width: 1.125rem;
    height: 1lh;
  }
`
