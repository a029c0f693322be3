import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Text } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import type { ApiError } from './endpoint'
import { DefinitionList } from './reference-parts'
import { referenceContent as words } from './reference-content'

export function ErrorList({ errors }: { errors: readonly ApiError[] }) {
  return (
    <Part>
      <h4>{words.errors}</h4>
      <Text $muted>{words.errorsLead}</Text>
      <Errors>
        {errors.map(({ status, code, text, remedy }) => (
          <div key={code}>
            <dt>
              {status} <code>{code}</code>
            </dt>
            <dd>
              {text} {remedy}
            </dd>
          </div>
        ))}
      </Errors>
    </Part>
  )
}

const Part = styled.section`
  ${oneColumn}
  gap: ${token.space[2]};
  font-size: ${token.type.small};

  & > h4 {
    font: 600 ${token.type.title} / 1.25 ${token.font.sans};
    letter-spacing: -0.015em;
  }

  & > p {
    font-size: inherit;
  }
`

const Errors = styled(DefinitionList)`
  ${media.tablet} {
    & > div {
      grid-template-columns: 13rem minmax(0, 1fr);
    }
  }
`
