import styled from 'styled-components'
import { media, strip, token } from '@fivefold/shared/theme/tokens'
import { visuallyHiddenStyle } from '@fivefold/shared/ui/visually-hidden'

export const Bar = styled.div`
  display: contents;
`

/* One line. The fields show their values, so only screen readers need the labels. */
export const Fields = styled.div`
  display: grid;
  flex: 1 1 100%;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]};

  & div:has(> label) {
    ${visuallyHiddenStyle}
  }

  & :is(input, select) {
    min-height: 2.5rem;
    padding-block: ${token.space[1]};
    border-color: ${token.color.line};
    font-size: ${token.type.small};
  }

  /* Smaller text would make a phone zoom in. */
  @media (pointer: coarse) {
    & :is(input, select) {
      min-height: 2.75rem;
      font-size: 1rem;
    }
  }

  & > button ~ * {
    grid-column: 1 / -1;
  }

  &[data-open='false'] > button ~ * {
    display: none;
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }

    & > button {
      display: none;
    }

    & > button ~ *,
    &[data-open='false'] > button ~ * {
      display: grid;
      grid-column: auto;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(12rem, 2fr);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    & > :first-child {
      grid-column: auto;
    }
  }
`

/* On a phone the chips scroll in one line to the edges of the screen. */
export const Chips = styled.div`
  &:empty {
    display: none;
  }

  @media (max-width: 47.99rem) {
    flex: 1 1 100%;
    min-width: 0;
    margin-inline: calc(-1 * var(--gutter));

    & > [role='group'] {
      flex-wrap: nowrap;
      padding-inline: var(--gutter);
      ${strip}
      scrollbar-width: none;
      white-space: nowrap;
    }

    & button {
      flex: none;
    }
  }
`
