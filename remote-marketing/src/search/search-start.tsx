import styled from 'styled-components'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { Link } from '@fivefold/shared/routing/link'
import type { SearchEntry } from '@fivefold/shared/routing/remote-contract'
import { productNames, type ProductName } from '@fivefold/shared/theme/palette'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, Stack } from '@fivefold/shared/ui/layout'
import { Small, Text, Title } from '@fivefold/shared/ui/text'
import { Grid } from '@fivefold/shared/ui/grid'
import { productHue } from '../scenes/product-hue'
import { searchContent } from './search-content'

export function SearchStart() {
  const { title, text, examples, productsLabel, products } = searchContent.start
  return (
    <Start>
      <Stack $gap={3}>
        <Title as="h2">{title}</Title>
        <Text $muted>{text}</Text>
        <Cluster $gap={2}>
          {examples.map(({ label, to }) => (
            <ButtonLink key={to} to={to} size="small" variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      </Stack>
      <Grid as="nav" $min="12rem" $gap={3} aria-label={productsLabel}>
        {productNames.map((product) => (
          <ProductShortcut key={product} product={product} entry={products[product]} />
        ))}
      </Grid>
    </Start>
  )
}

function ProductShortcut({ product, entry }: { product: ProductName; entry: SearchEntry }) {
  return (
    <Shortcut to={entry.url} data-product={product}>
      <ProductPetal product={product} />
      <strong>{entry.title}</strong>
      <Small as="span">{entry.category}</Small>
    </Shortcut>
  )
}

const Start = styled.div`
  ${oneColumn}
  gap: ${token.space[12]};
  padding-block: ${token.space[6]};
`

const Shortcut = styled(Link)`
  display: grid;
  justify-items: start;
  padding: ${token.space.card};
  border: 1px solid transparent;
  border-radius: ${token.radius.card};
  ${productHue}
  background: var(--hue-soft);
  text-decoration: none;
  transition: border-color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    border-color: var(--hue);
  }

  & > span {
    color: var(--hue-text);
  }

  & > svg {
    margin-block-end: min(3rem, 4vw);
    font-size: 2.25rem;
  }

  & > strong {
    font: 600 ${token.type.body} / 1.3 ${token.font.sans};
  }
`
