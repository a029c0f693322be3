import styled from 'styled-components'
import { token } from '../theme/tokens'

/**
 * Running text: a readable measure, and space between its elements.
 * @example <Prose>…</Prose>
 */
export const Prose = styled.div`
  display: flow-root;
  max-width: ${token.width.prose};
  color: ${token.color.ink};

  & > * + * {
    margin-block-start: ${token.space[4]};
  }

  & > * + :is(h2, h3) {
    margin-block-start: ${token.space[10]};
  }

  & :is(h2, h3) {
    font-family: ${token.font.sans};
    font-weight: 600;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }

  & h2 {
    font-size: ${token.type.title};
  }

  & h3 {
    font-size: ${token.type.lead};
  }

  & :is(ul, ol) {
    padding-inline-start: ${token.space[5]};
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & li + li {
    margin-block-start: ${token.space[2]};
  }

  & li::marker {
    color: ${token.color.inkMuted};
  }

  & a {
    color: ${token.color.accent};
    text-decoration: underline;
  }
`
