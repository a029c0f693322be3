import { TextLink } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { communityContent } from './community-content'

const { house } = communityContent

export function HouseRules() {
  return (
    <Side>
      <h2>{house.title}</h2>
      <ol>
        {house.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h2>{house.elsewhereTitle}</h2>
      <ul>
        {house.elsewhere.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Side>
  )
}

const Side = styled.aside`
  ${oneColumn}
  gap: ${token.space[3]};
  font-size: ${token.type.small};
  line-height: 1.5;

  & > h2 {
    font: 600 ${token.type.body} / 1.35 ${token.font.sans};
  }

  & > ol {
    ${oneColumn}
    gap: ${token.space[2]};
    margin-block-end: ${token.space[3]};
    padding-inline-start: ${token.space[5]};
    color: ${token.color.inkMuted};
    list-style: decimal;
  }

  & > ul a {
    display: inline-block;
    padding-block: ${token.space[1]};
  }

  /* A tablet shows two columns below the discussions, a desktop one column next to them. */
  ${media.tablet} {
    grid-template: auto auto / 1fr 1fr;
    grid-auto-flow: column;
  }

  ${media.desktop} {
    grid-template: none / minmax(0, 1fr);
    grid-auto-flow: row;
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token.space[8]});
    padding-inline-start: ${token.space[8]};
    border-inline-start: 1px solid ${token.color.line};
  }
`
