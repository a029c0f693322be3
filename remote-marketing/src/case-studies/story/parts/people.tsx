import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Avatar } from '@fivefold/shared/ui/avatar'
import { Small } from '@fivefold/shared/ui/text'
import type { Person } from '../story'

export function People({ people }: { people: readonly Person[] }) {
  return (
    <List>
      {people.map(({ name, role, part }) => (
        <li key={name}>
          <Avatar name={name} />
          <div>
            <strong>{name}</strong>
            <Small>{role}</Small>
            <p>{part}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[6]} ${token.space[8]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  & > li {
    display: flex;
    gap: ${token.space[3]};
    break-inside: avoid;
  }

  & [aria-hidden] {
    background: var(--hue-soft);
    color: var(--hue-text);
  }

  & strong {
    font-weight: 600;
  }

  & div > :last-child {
    margin-block-start: ${token.space[2]};
    font-size: ${token.type.small};
    line-height: 1.5;
  }
`
