import styled from 'styled-components'
import { Mark } from '@fivefold/shared/marks/mark'
import { token } from '@fivefold/shared/theme/tokens'

/** Initials and a cropped mark in the surrounding hue. Decoration: the name is below. */
export function Portrait({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  return (
    <Frame aria-hidden="true">
      <Figure>
        <Mark tone="ink" />
      </Figure>
      <Initials>{initials}</Initials>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: var(--hue-soft);
  aspect-ratio: 16 / 10;
`

const Figure = styled.span`
  position: absolute;
  inset-block-start: -8%;
  inset-inline-end: -14%;
  color: var(--hue);
  font-size: clamp(16rem, 34vw, 27rem);
  line-height: 1;
  transform: rotate(12deg);

  [data-product='integ'] & {
    inset-block-start: 18%;
    inset-inline-end: -24%;
    transform: rotate(-24deg) scale(1.25);
  }
`

const Initials = styled.span`
  position: absolute;
  inset-block-end: 0.16em;
  inset-inline-start: 0.24em;
  color: var(--hue-text);
  font: 600 clamp(3.5rem, 8vw, 6.5rem) / 1 ${token.font.display};
  letter-spacing: -0.06em;
`
