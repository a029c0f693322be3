import styled from 'styled-components'
import { Mark } from '@fivefold/shared/marks/mark'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { Link } from '@fivefold/shared/routing/link'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { media, token } from '@fivefold/shared/theme/tokens'
import { productFacts } from '../../scenes/product-facts-content'
import { productHue } from '../../scenes/product-hue'

export interface Petal {
  product: ProductName
  to: string
  verb: string
}

/** The mark with each product's name at the tip of its petal. */
export function PetalMap({ petals }: { petals: readonly Petal[] }) {
  return (
    <Map aria-label="Products">
      <Figure>
        <Mark />
      </Figure>
      <ul>
        {petals.map(({ product, to, verb }) => (
          <Tip key={product} data-product={product}>
            <Link to={to}>
              <Small>
                <ProductPetal product={product} />
              </Small>
              {productFacts[product].name}
            </Link>
            <span>{verb}</span>
          </Tip>
        ))}
      </ul>
    </Map>
  )
}

const Map = styled.nav`
  position: relative;

  & > ul {
    display: grid;
  }

  ${media.desktop} {
    height: 30rem;
  }
`

const Figure = styled.div`
  display: none;

  ${media.desktop} {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font-size: 20rem;
  }
`

const Small = styled.span`
  font-size: 1.5rem;

  ${media.desktop} {
    display: none;
  }
`

/* Clockwise from the top of the mark. */
const Tip = styled.li`
  ${productHue}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};

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

  ${media.desktop} {
    position: absolute;
    display: grid;
    gap: 0;
    border: 0;

    & > a {
      min-height: 1.75rem;
    }

    &[data-product='cortex'] {
      inset: -0.25rem auto auto 50%;
      text-align: center;
      transform: translateX(-50%);
    }

    &[data-product='integ'] {
      inset: 32% auto auto calc(50% + 10.5rem);
    }

    &[data-product='pipelines'] {
      inset: auto auto 9% calc(50% + 7.25rem);
    }

    &[data-product='workflows'] {
      inset: auto calc(50% + 7.25rem) 9% auto;
      text-align: end;
    }

    &[data-product='scd'] {
      inset: 32% calc(50% + 10.5rem) auto auto;
      text-align: end;
    }
  }
`
