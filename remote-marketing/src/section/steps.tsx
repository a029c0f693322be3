import styled, { css } from 'styled-components'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'

/**
 * Dots on a line: down, and to the right from the width `$across` on. `data-lit` fills a dot; `--hue` is the
 * color of line and dots, `--line` the line's width.
 */
export const Steps = styled.ol<{ $across?: 'tablet' | 'desktop' }>`
  ${oneColumn}
  /* Half a dot, to align the dots with the headline. */
  padding-inline-start: 0.4375rem;

  & > li {
    position: relative;
    ${oneColumn}
    align-content: start;
    gap: ${token.space[1]} ${token.space[6]};
    padding: 0 0 ${token.space[5]} ${token.space[6]};
    border-inline-start: var(--line, 1px) solid var(--hue, ${token.color.lineStrong});
    break-inside: avoid;
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  & > li::before {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: calc(-0.4375rem - var(--line, 1px) / 2);
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid var(--hue, ${token.color.lineStrong});
    border-radius: 50%;
    background: ${token.color.paper};
    content: '';
  }

  & > li[data-lit]::before {
    border-color: var(--hue, ${token.color.accent});
    background: var(--hue, ${token.color.accent});
  }

  ${({ $across }) => $across && across(media[$across])}
`

const across = (width: string) => css`
  ${width} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-inline-start: 0;

    & > li {
      padding: ${token.space[5]} ${token.space[6]} 0 0;
      border-block-start: var(--line, 1px) solid var(--hue, ${token.color.lineStrong});
      border-inline-start: 0;
    }

    & > li::before {
      inset-block-start: calc(-0.4375rem - var(--line, 1px) / 2);
      inset-inline-start: 0;
    }
  }
`
