import { Link } from '@fivefold/shared/routing/link'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { integrationsHref } from './integration-search'
import { integrationCategories } from './integrations-content'

/** Names that fit into the index; the category's list has all. */
const shownNames = 4

/** The best-known integrations by category, like the index of a book. */
export function IntegrationIndex() {
  return (
    <Register>
      {integrationCategories.map(({ id, name, integrations }) => (
        <li key={id}>
          <h3>
            <Link to={integrationsHref({ category: id })}>
              {name} <small>{integrations.length}</small>
            </Link>
          </h3>
          <ul>
            {integrations.slice(0, shownNames).map((each) => (
              <li key={each.name}>
                <Link to={integrationsHref({ search: each.name })}>{each.name}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Register>
  )
}

const Register = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space.head} ${token.space[6]};

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }

  & > li > h3 {
    margin-block-end: ${token.space[2]};
    border-block-end: 1px solid ${token.color.ink};
    font: 600 ${token.type.body} / 1.3 ${token.font.sans};
  }

  & > li > h3 > a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[2]};
    padding-block-end: ${token.space[2]};
  }

  & small {
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }

  & > li > ul {
    ${smallMuted}
    line-height: 1.5;
  }

  & > li > ul a {
    display: inline-block;
    padding-block: 0.125rem;
  }

  /* A phone has room for three names, and for headings of one line. */
  @media (max-width: 47.99rem) {
    & small,
    & > li > ul > li:nth-child(n + 4) {
      display: none;
    }
  }

  & a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.ink};
      text-decoration: underline;
    }
  }
`
