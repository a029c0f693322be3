import styled from 'styled-components'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { media, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import { productFacts } from '../scenes/product-facts-content'
import type { solutionsContent } from './solutions-content'

export function UseCaseTable({
  title,
  lead,
  startLabel,
  items,
}: typeof solutionsContent.byUseCase) {
  return (
    <HeadedSection id="use-case" labelledBy="solutions-use-case" title={title} lead={lead}>
      <Rows>
        {items.map(({ id, name, text, products, start }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Products>
              {products.map((product) => (
                <li key={product}>
                  <ProductPetal product={product} />
                  {productFacts[product].name}
                </li>
              ))}
            </Products>
            <Start>
              <span>{startLabel}</span>
              {start}
            </Start>
          </li>
        ))}
      </Rows>
    </HeadedSection>
  )
}

const Rows = styled.ul`
  border-block-end: 1px solid ${token.color.line};

  & > li {
    display: grid;
    align-items: start;
    gap: ${token.space[2]} ${token.space[8]};
    padding-block: ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
  }

  ${media.tablet} {
    & > li {
      grid-template-columns: 1fr 1fr;
    }
  }

  ${media.desktop} {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) repeat(2, minmax(0, 2.5fr));
    }
  }

  & h3 {
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & > li > p {
    line-height: 1.5;
  }
`

const Products = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  font-weight: 550;
  font-size: ${token.type.small};

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }

  & svg {
    font-size: 1.25rem;
  }
`

const Start = styled.p`
  font-size: ${token.type.small};

  & > span {
    margin-inline-end: ${token.space[2]};
    color: ${token.color.inkMuted};
  }

  ${media.desktop} {
    & > span {
      display: block;
    }
  }
`
