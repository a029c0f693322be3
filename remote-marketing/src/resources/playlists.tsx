import styled from 'styled-components'
import { ArrowUpRight } from 'lucide-react'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Title } from '@fivefold/shared/ui/text'
import { movingArrow } from '../section/row-link'
import { SplitSection } from '../section/split-section'
import { productHue } from '../scenes/product-hue'
import type { resourcesContent } from './resources-content'

export function Playlists({ title, lead, list }: typeof resourcesContent.playlists) {
  return (
    <SplitSection labelledBy="playlists" title={title} lead={lead} ratio="third">
      <ul>
        {list.map(({ id, title, text, amount, product, to }) => (
          <li key={id}>
            <Playlist to={to} data-product={product}>
              <Stack aria-hidden="true" />
              <About>
                <Title>{title}</Title>
                <p>{text}</p>
                <Amount>{amount}</Amount>
              </About>
              <ArrowUpRight aria-hidden="true" />
            </Playlist>
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}

const Playlist = styled(AnyLink)`
  ${productHue}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: clamp(0.75rem, 3vw, 1.25rem);
  align-items: start;
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  text-decoration: none;

  ${movingArrow('translate(2px, -2px)')}

  & > svg {
    margin-block-start: 0.25rem;
  }

  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`

/* Three videos stacked. */
const Stack = styled.span`
  display: grid;
  place-items: center;
  width: min(4.5rem, 18vw);
  height: 2.75rem;
  margin-block-start: 0.875rem;
  border-radius: 6px;
  background: var(--hue);
  box-shadow:
    0 -5px 0 -3px ${token.color.paper},
    0 -6px 0 -2px color-mix(in oklab, var(--hue) 55%, ${token.color.paper}),
    0 -10px 0 -6px ${token.color.paper},
    0 -12px 0 -5px color-mix(in oklab, var(--hue) 30%, ${token.color.paper});

  &::after {
    width: 0.75rem;
    height: 0.875rem;
    margin-inline-start: 0.1875rem;
    background: ${token.color.paper};
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    content: '';
  }
`

const About = styled.div`
  display: grid;
  ${smallMuted}
  overflow-wrap: anywhere;

  & > h3 {
    color: ${token.color.ink};
  }
`

const Amount = styled.p`
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;
`
