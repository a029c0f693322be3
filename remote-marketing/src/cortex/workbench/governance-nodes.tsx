import { ShieldCheck } from 'lucide-react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'

export function GovernanceNodes({ label, nodes }: { label: string; nodes: readonly string[] }) {
  return (
    <Cells aria-label={label}>
      {nodes.map((node) => (
        <li key={node}>
          <ShieldCheck aria-hidden="true" />
          {node}
        </li>
      ))}
    </Cells>
  )
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.line};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    padding: ${token.space[2]} ${token.space[3]};
    background: ${token.color.surface};
    font-weight: 550;
    font-size: ${token.type.small};
    line-height: 1.35;
  }

  & > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    & > li:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }

  & svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token.product.cortex.text};
  }
`
