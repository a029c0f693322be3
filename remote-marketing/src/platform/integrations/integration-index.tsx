import { Link } from '@fivefold/shared/routing/link'
import { media, token } from '@fivefold/shared/theme/tokens'
import { TextLink } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import { integrationsHref } from './integration-search'
import { integrationCategories, integrationsContent as words } from './integrations-content'

/** Names that fit into the index; the category's list has all. */
const shownNames = 5

/** The best-known integrations by category, like the index of a book. */
export function IntegrationIndex() {
  return (
    <Register>
      {integrationCategories.map(({ id, name, integrations }) => (
        <li key={id}>
          <h3 id={`integrations-${id}`}>{name}</h3>
          <ul>
            {integrations.slice(0, shownNames).map((each) => (
              <li key={each.name}>
                <Link to={integrationsHref({ search: each.name })}>{each.name}</Link>
              </li>
            ))}
            <li>
              <TextLink
                to={integrationsHref({ category: id })}
                aria-describedby={`integrations-${id}`}
              >
                {words.allOf(integrations.length)}
              </TextLink>
            </li>
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
    padding-block-end: ${token.space[2]};
    border-block-end: 1px solid ${token.color.ink};
    font: 600 ${token.type.body} / 1.3 ${token.font.sans};
  }

  & > li > ul {
    color: ${token.color.inkMuted};
    font-size: ${token.type.small};
    line-height: 1.5;
  }

  & > li > ul a {
    display: inline-block;
    padding-block: 0.125rem;
  }

  & > li > ul > li:not(:last-child) > a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${token.color.ink};
      text-decoration: underline;
    }
  }
`
