import styled from 'styled-components'
import { token } from '../theme/tokens'

/** The handle's width. Its middle moves between half a handle from both ends. */
export const thumbSize = '1.5rem'

/** Uses attributes: a gradient would need a style attribute, which a static page may not have. */
export function SliderTrack({ share }: { share: number }) {
  return (
    <Track aria-hidden="true">
      <rect height="100%" />
      <rect height="100%" data-filled data-start />
      <rect width={`${share * 100}%`} height="100%" data-filled />
    </Track>
  )
}

const Track = styled.svg`
  position: absolute;
  inset: calc(50% - 2px) calc(${thumbSize} / 2) auto;
  width: calc(100% - ${thumbSize});
  height: 4px;
  overflow: visible;

  & > rect {
    rx: 2px;
    fill: ${token.color.line};
  }

  & > :not([width]) {
    x: calc(${thumbSize} / -2);
    width: calc(100% + ${thumbSize});
  }

  & > [data-start] {
    width: ${thumbSize};
  }

  & > [data-filled] {
    fill: ${token.color.accent};
  }

  @media (forced-colors: active) {
    & > rect {
      fill: GrayText;
    }

    & > [data-filled] {
      fill: Highlight;
    }
  }
`
