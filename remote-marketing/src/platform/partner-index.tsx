import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import type { platformContent } from './platform-content'

/** Partners by category, like the index of a book. */
export function PartnerIndex({ title, lead, categories }: typeof platformContent.partners) {
  return (
    <HeadedSection labelledBy="platform-partners" title={title} lead={lead}>
      <Register>
        {categories.map(({ name, partners }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul>
              {partners.map((partner) => (
                <li key={partner}>{partner}</li>
              ))}
            </ul>
          </li>
        ))}
      </Register>
    </HeadedSection>
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
    line-height: 1.7;
  }
`
