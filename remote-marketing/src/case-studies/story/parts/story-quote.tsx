import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Avatar } from '@fivefold/shared/ui/avatar'
import { Small } from '@fivefold/shared/ui/text'
import type { Story } from '../story'

export function StoryQuote({ text, author, role, company }: Story['quote']) {
  return (
    <Figure>
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <Avatar name={author} size="large" />
        <span>
          <strong>{author}</strong>
          <Small as="span">
            {role}, {company}
          </Small>
        </span>
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[5]};
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border-radius: ${token.radius.card};
  background: var(--hue-soft);

  & > blockquote {
    font: 550 clamp(1.375rem, 1.1rem + 1.1vw, 1.875rem) / 1.3 ${token.font.sans};
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }

  & > figcaption {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
  }

  & > figcaption > span:last-child {
    display: grid;
  }

  & [aria-hidden] {
    background: ${token.color.paper};
    color: var(--hue-text);
  }

  & strong {
    font-weight: 600;
  }

  @media print {
    margin-block-end: ${token.space[6]};
  }
`
