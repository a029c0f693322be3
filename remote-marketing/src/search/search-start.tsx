import styled from 'styled-components'
import { productNames } from '@fivefold/shared/theme/palette'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, Stack } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { Grid } from '@fivefold/shared/ui/grid'
import { ProductShortcut } from './product-shortcut'
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

const Start = styled.div`
  ${oneColumn}
  gap: ${token.space[12]};
  padding-block: ${token.space[6]};
`
