import styled from 'styled-components'
import { ProductPetal } from '@fivefold/shared/marks/product-petal'
import { Link } from '@fivefold/shared/routing/link'
import type { SearchEntry } from '@fivefold/shared/routing/remote-contract'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { panel, token } from '@fivefold/shared/theme/tokens'
import { Small } from '@fivefold/shared/ui/text'

interface ProductShortcutProps {
  product: ProductName
  entry: SearchEntry
}

export function ProductShortcut({ product, entry }: ProductShortcutProps) {
  return (
    <Shortcut to={entry.url}>
      <ProductPetal product={product} />
      <strong>{entry.title}</strong>
      <Small as="span">{entry.category}</Small>
    </Shortcut>
  )
}

const Shortcut = styled(Link)`
  display: grid;
  justify-items: start;
  padding: ${token.space[5]};
  ${panel}
  text-decoration: none;
  transition: border-color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.lineStrong};
  }

  & > svg {
    margin-block-end: ${token.space[5]};
    font-size: 1.75rem;
  }

  & > strong {
    font: 600 ${token.type.body} / 1.3 ${token.font.sans};
  }
`
