import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import Place from './benefits/place.svg?picture'
import Time from './benefits/time.svg?picture'
import Uptime from './benefits/uptime.svg?picture'
import Weeks from './benefits/weeks.svg?picture'
import type { platformContent } from './platform-content'

const drawings = { time: <Time />, place: <Place />, weeks: <Weeks />, uptime: <Uptime /> }

export function Benefits({ title, items }: typeof platformContent.benefits) {
  return (
    <HeadedSection tone="surface" labelledBy="platform-benefits" title={title}>
      <Tiles>
        {items.map(({ id, figure, text }) => (
          <li key={id}>
            <Words>
              <b>{figure}</b>
              <p>{text}</p>
            </Words>
            {drawings[id]}
          </li>
        ))}
      </Tiles>
    </HeadedSection>
  )
}

/* A wide tile alternates sides. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.line};

  & > li {
    display: grid;
    align-content: space-between;
    gap: ${token.space[4]};
    padding: ${token.space.card};
    background: ${token.color.raised};
  }

  /* A phone has room for the figures only. */
  & > li > svg {
    display: none;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 2fr) minmax(0, 5fr);

    & > li:is(:first-child, :last-child) {
      grid-column: span 2;
    }

    & > li > svg {
      display: block;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};

  & > b {
    font: 600 ${token.type.headline} / 1 ${token.font.sans};
    letter-spacing: -0.04em;
  }

  & > p {
    max-width: 26.6em;
    ${smallMuted}
    line-height: 1.45;
  }
`
