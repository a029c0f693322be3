import styled from 'styled-components'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { Link } from '@fivefold/shared/routing/link'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { productFacts } from '../../scenes/product-facts-content'
import { productHue } from '../../scenes/product-hue'
import { linesScene } from './platform-scenes-content'

export interface ProductLine {
  product: ProductName
  to: string
  verb: string
}

/** The products, each on a line through the services that all five share. */
export function ProductLines({ lines }: { lines: readonly ProductLine[] }) {
  return (
    <Board aria-label="Products">
      <Rails aria-hidden="true">
        {linesScene.shared.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Rails>
      <ul>
        {lines.map(({ product, to, verb }) => (
          <Line key={product} data-product={product}>
            <Link to={to}>
              <ProductPetal product={product} />
              {productFacts[product].name}
            </Link>
            <span>{verb}</span>
            <Stops aria-hidden="true">
              {linesScene.shared.map((name) => (
                <i key={name} />
              ))}
            </Stops>
          </Line>
        ))}
      </ul>
    </Board>
  )
}

const Board = styled.nav`
  ${media.tablet} {
    --rails: 18rem;

    position: relative;
    padding-block: 3.25rem ${token.space[3]};
  }
`

const Rails = styled.div`
  display: none;

  ${media.tablet} {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${token.space[2]};
    width: var(--rails);

    & > span {
      padding-block-start: ${token.space[4]};
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.card};
      background: ${token.color.surface};
      color: ${token.color.inkMuted};
      font: 550 ${token.type.caption} / 1.2 ${token.font.sans};
      text-align: center;
    }
  }
`

const Line = styled.li`
  ${productHue}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  ${smallMuted}

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[3]};
    min-height: 3rem;
    color: var(--hue-text);
    font: 600 ${token.type.body} / 1.2 ${token.font.sans};
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
  }

  & > a > svg {
    font-size: 1.5rem;
  }

  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr auto var(--rails);
    min-height: 3.75rem;
    border: 0;
  }
`

const Stops = styled.span`
  display: none;

  ${media.tablet} {
    position: relative;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: ${token.space[2]};
    place-items: center;

    &::before {
      position: absolute;
      inset: calc(50% - 1px) calc(100% / 6 - 4px) auto 0;
      height: 2px;
      background: var(--hue);
      content: '';
    }

    & > i {
      position: relative;
      width: 14px;
      height: 14px;
      border: 3px solid var(--hue);
      border-radius: 50%;
      background: ${token.color.raised};
    }
  }
`
