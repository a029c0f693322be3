import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Card, CardTitle } from '@fivefold/shared/ui/card'

/** The tile's title, whose link covers the whole tile. */
export function TileTitle({ to, children }: { to: string; children: string }) {
  return (
    <CardTitle as="h3">
      <TileLink to={to}>
        {children}
        <ArrowRight aria-hidden="true" />
      </TileLink>
    </CardTitle>
  )
}

export const Tile = styled(Card)`
  gap: ${token.space[2]};
`

/* Positioned, so that its links and buttons are above the covering link. */
export const TileExtra = styled.div`
  position: relative;
  pointer-events: none;

  & :is(a, button) {
    pointer-events: auto;
  }
`

const TileLink = styled(AnyLink)`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[3]};
  border-radius: ${token.radius.control};
  color: inherit;
  text-decoration: none;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.inkMuted};
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  &:hover > svg {
    transform: translate(2px, -2px);
  }

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
    content: '';
  }
`
