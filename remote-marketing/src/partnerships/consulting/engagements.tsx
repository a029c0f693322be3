import { Small, Text } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { HeadedSection } from '../../section/headed-section'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { consultingContent } from './consulting-content'

const { engagements } = consultingContent

export function Engagements() {
  return (
    <HeadedSection tone="surface" labelledBy="engagements-title" title={engagements.title}>
      <ol>
        {engagements.items.map(({ name, duration, text, delivers }) => (
          <Chapter key={name}>
            <div>
              <h3>{name}</h3>
              <Small>{duration}</Small>
            </div>
            <Text>{text}</Text>
            <Sheet>
              <p>{engagements.delivers}</p>
              <ul>
                {delivers.map((item) => (
                  <li key={item}>
                    <Check aria-hidden="true" />
                    {item}
                  </li>
                ))}
              </ul>
            </Sheet>
          </Chapter>
        ))}
      </ol>
    </HeadedSection>
  )
}

const Chapter = styled.li`
  ${oneColumn}
  gap: ${token.space[3]} ${token.space[10]};
  padding-block: ${token.space[5]};
  border-block-start: 1px solid ${token.color.line};

  & h3 {
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.02em;
  }

  & > div:first-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }

  ${media.desktop} {
    grid-template-columns: 3fr 5fr 4fr;

    & > div:first-child {
      display: grid;
      align-content: start;
      gap: ${token.space[2]};
    }
  }
`

const Sheet = styled.div`
  & > p {
    margin-block-end: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
  }

  & > ul {
    ${oneColumn}
    gap: ${token.space[2]};
    font-size: ${token.type.small};
    line-height: 1.45;
  }

  & li {
    display: grid;
    grid-template-columns: 1.125rem 1fr;
    gap: ${token.space[2]};
  }

  & svg {
    width: 1.125rem;
    height: 1.45em;
    color: ${token.color.success};
  }
`
