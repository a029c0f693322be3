import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Steps } from '../../../section/steps'
import type { Story } from '../story'

export function Timeline({ steps }: { steps: Story['timeline'] }) {
  return (
    <List>
      {steps.map(({ when, title, text }) => (
        <li key={when} data-lit>
          <span>{when}</span>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}

const List = styled(Steps)`
  ${media.tablet} {
    & > li {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }

  & span {
    color: var(--hue-text);
    font-weight: 550;
    font-size: ${token.type.small};
    line-height: 1.5rem;
  }

  & strong {
    font-weight: 600;
  }

  & p {
    max-width: ${token.width.prose};
    ${smallMuted}
    line-height: 1.5;
  }
`
