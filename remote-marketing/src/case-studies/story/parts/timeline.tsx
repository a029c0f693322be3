import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import type { Story } from '../story'

export function Timeline({ steps }: { steps: Story['timeline'] }) {
  return (
    <List>
      {steps.map(({ when, title, text }) => (
        <li key={when}>
          <span>{when}</span>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

/* A line through the dots of all steps. */
const List = styled.ol`
  display: grid;

  & > li {
    position: relative;
    display: grid;
    gap: ${token.space[1]} ${token.space[6]};
    padding: 0 0 ${token.space[6]} ${token.space[8]};
    break-inside: avoid;
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  ${media.tablet} {
    & > li {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }

  & > li::before {
    position: absolute;
    inset: 0.5rem auto -0.5rem 0.375rem;
    width: 1px;
    background: ${token.color.lineStrong};
    content: '';
  }

  & > li:last-child::before {
    display: none;
  }

  & > li::after {
    position: absolute;
    inset: 0.3125rem auto auto 0;
    width: 0.8125rem;
    height: 0.8125rem;
    border: 3px solid ${token.color.paper};
    border-radius: 50%;
    background: var(--hue);
    content: '';
  }

  & span {
    color: var(--hue-text);
    font-weight: 550;
    font-size: ${token.type.small};
    line-height: 1.5rem;
  }

  & strong {
    font-weight: 600;
  }

  & p {
    max-width: ${token.width.prose};
    color: ${token.color.inkMuted};
    font-size: ${token.type.small};
    line-height: 1.5;
  }
`
