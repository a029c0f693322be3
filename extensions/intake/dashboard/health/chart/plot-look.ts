import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** Colors of the theme; in forced colors the canary is highlighted, and dashed as everywhere. */
export const Plot = styled.svg`
  width: calc(100% - 3.5rem);
  margin-inline-start: 3.5rem;
  overflow: visible;
  fill: ${token.color.inkMuted};
  font: 500 ${token.type.caption} / 1 ${token.font.sans};
  font-variant-numeric: tabular-nums;

  /* Lines of other labels pass behind a label. */
  & svg > text {
    stroke: ${token.color.raised};
    stroke-width: 4px;
    paint-order: stroke;
  }

  & [data-grid] {
    stroke: ${token.color.line};
  }

  & [data-change] {
    stroke: ${token.color.lineStrong};
  }

  & [data-change='canary'] {
    stroke: ${token.color.accent};
    stroke-dasharray: 3 3;
  }

  & :is([data-change='rollback'], [data-change='end canary']) {
    stroke: ${token.color.danger};
  }

  & [data-side='live'] {
    --side: ${token.color.ink};
  }

  & [data-side='canary'] {
    --side: ${token.color.accent};
  }

  & [data-line] {
    fill: none;
    stroke: var(--side);
    stroke-width: 1.75;
  }

  & [data-side='canary'] > [data-line] {
    stroke-dasharray: 5 2;
  }

  & [data-band] {
    fill: var(--side);
    opacity: 0.14;
  }

  & rect[data-side] {
    fill: var(--side);
    opacity: 0.3;
  }

  & rect[data-side='canary'] {
    opacity: 0.8;
  }

  @media (forced-colors: active) {
    fill: CanvasText;
    --side: CanvasText;

    & [data-side='canary'] {
      --side: Highlight;
    }
  }
`
