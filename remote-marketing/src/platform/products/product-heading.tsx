import styled from 'styled-components'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'
import { Headline } from '@fivefold/shared/ui/text'
import { productFacts } from '../../scenes/product-facts-content'
import { productHue } from '../../scenes/product-hue'

interface ProductHeadingProps {
  id: string
  product: ProductName
  title: string
}

/** The product's name in its hue, above the title. */
export function ProductHeading({ id, product, title }: ProductHeadingProps) {
  return (
    <Headline id={id}>
      <Name data-product={product}>
        <ProductPetal product={product} />
        {productFacts[product].name}
      </Name>{' '}
      {title}
    </Headline>
  )
}

const Name = styled.span`
  ${productHue}
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-block-end: ${token.space[2]};
  color: var(--hue-text);
  font: 600 ${token.type.small} / 1.4 ${token.font.sans};
  letter-spacing: 0;
  word-spacing: normal;

  & > svg {
    font-size: 1.5rem;
  }
`
