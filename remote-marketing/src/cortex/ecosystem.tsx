import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../section/headed-section'
import type { cortexContent } from './cortex-content'

export function Ecosystem({ title, lead, categories }: typeof cortexContent.ecosystem) {
  return (
    <HeadedSection centred tone="surface" labelledBy="cortex-ecosystem" title={title} lead={lead}>
      <Categories>
        {categories.map(({ name, systems }) => (
          <li key={name}>
            <h3>{name}</h3>
            <Systems>
              {systems.map((system) => (
                <li key={system}>{system}</li>
              ))}
            </Systems>
          </li>
        ))}
      </Categories>
    </HeadedSection>
  )
}

/* Hairlines between the cells, none around them. */
const Categories = styled.ul`
  display: grid;
  gap: 1px;
  background: ${token.color.line};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }

  & > li {
    padding-block: ${token.space[3]};
    background: ${token.color.surface};
  }

  & h3 {
    font: 600 ${token.type.body} / 1.35 ${token.font.sans};
    letter-spacing: -0.01em;
  }

  ${media.tablet} {
    & > li {
      padding: ${token.space[4]} ${token.space[5]};
    }
  }
`

const Systems = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  margin-block-start: ${token.space[1]};

  & > li {
    ${smallMuted}
    line-height: 1.5;
  }

  & > li:not(:last-child)::after {
    content: ' ·';
  }

  ${media.tablet} {
    & > li {
      padding: ${token.space[1]} ${token.space[3]};
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.control};
      background: ${token.color.raised};
    }

    & > li:not(:last-child)::after {
      content: none;
    }
  }
`
