import { Text } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { LegalSection } from '../legal-body'
import { privacyContent } from './privacy-content'

const { rights } = privacyContent

export function RightsList() {
  return (
    <LegalSection id={rights.id} aria-labelledby="rights-title">
      <h2 id="rights-title">{rights.title}</h2>
      <Text $muted>{rights.lead}</Text>
      <Rights>
        {rights.items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Rights>
    </LegalSection>
  )
}

const Rights = styled.dl`
  border-block-start: 1px solid ${token.color.line};

  & > div {
    ${oneColumn}
    gap: ${token.space[1]} ${token.space[6]};
    padding-block: ${token.space[4]};
    border-block-end: 1px solid ${token.color.line};
    break-inside: avoid;
  }

  & dt {
    font-weight: 600;
  }

  & dd {
    color: ${token.color.inkMuted};
  }

  ${media.tablet} {
    & > div {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }
`
