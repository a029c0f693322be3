import { Badge } from '@fivefold/shared/ui/badge'
import { oneColumn, panel, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Cable } from 'lucide-react'
import styled from 'styled-components'
import { technologyContent } from './technology-content'

const { listing } = technologyContent

/** Decorative: the directory entry of a fictional product. */
export function ListingScene() {
  return (
    <Entry aria-hidden="true">
      <Head>
        <Logo>
          <Cable />
        </Logo>
        <div>
          <strong>{listing.name}</strong>
          <span>{listing.maker}</span>
        </div>
        <Badge tone="success">{listing.status}</Badge>
      </Head>
      <Facts>
        {listing.facts.map(([name, value]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </Facts>
      <Action>{listing.action}</Action>
    </Entry>
  )
}

const Entry = styled.div`
  ${oneColumn}
  gap: ${token.space[5]};
  padding: ${token.space[6]};
  ${panel}
  box-shadow: ${token.shadow.float};
`

const Head = styled.div`
  ${wrappingRow}
  gap: ${token.space[3]};

  & > div {
    ${oneColumn}
    flex: 1;
    line-height: 1.35;
  }

  & strong {
    font: 600 ${token.type.body} / 1.35 ${token.font.sans};
    white-space: nowrap;
  }

  & > div > span {
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
  }
`

const Logo = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${token.radius.control};
  background: ${token.product.integ.soft};
  color: ${token.product.integ.text};
`

const Facts = styled.ul`
  border-block-start: 1px solid ${token.color.line};
  font-size: ${token.type.small};

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[4]};
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
  }

  & span:first-child {
    color: ${token.color.inkMuted};
  }

  & span:last-child {
    text-align: end;
  }
`

const Action = styled.span`
  padding: ${token.space[2]};
  border-radius: ${token.radius.control};
  background: ${token.color.ink};
  color: ${token.color.paper};
  font: 550 ${token.type.small} / 1.5 ${token.font.sans};
  text-align: center;
`
