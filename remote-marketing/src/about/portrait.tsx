import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** Initials on rings in the surrounding hue. Decoration: the name is below. */
export function Portrait({ name }: { name: string }) {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  return (
    <Frame aria-hidden="true">
      <Rings viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice">
        {radii.map((radius) => (
          <circle key={radius} cx="118" cy="38" r={radius} />
        ))}
      </Rings>
      <Initials>{initials}</Initials>
    </Frame>
  )
}

const radii = [10, 24, 38, 52, 66, 80, 94]

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: var(--hue-soft);
  aspect-ratio: 5 / 2;
`

/* The second portrait is turned, so that the two differ. */
const Rings = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--hue);
  stroke-width: 7;
  opacity: 0.55;

  [data-product='integ'] & {
    stroke-width: 2.5;
    stroke-dasharray: 2.5 4;
    transform: scaleX(-1);
  }

  [data-product='integ'] & > circle {
    transform: translate(-8px, 22px);
  }
`

const Initials = styled.span`
  position: absolute;
  inset-block-end: 0.16em;
  inset-inline-start: 0.24em;
  color: var(--hue-text);
  font: 600 clamp(2.75rem, 6vw, 4.5rem) / 1 ${token.font.sans};
  letter-spacing: -0.06em;
`
