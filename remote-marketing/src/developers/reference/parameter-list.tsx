import { token } from '@fivefold/shared/theme/tokens'
import { Text } from '@fivefold/shared/ui/text'
import styled from 'styled-components'
import type { Parameter } from './endpoint'
import { DefinitionList, Label } from './reference-parts'
import { referenceContent as words } from './reference-content'

export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <>
      <Label>{words.parameters}</Label>
      {parameters.length === 0 ? (
        <Text $muted>{words.noParameters}</Text>
      ) : (
        <DefinitionList>
          {parameters.map(({ name, place, type, isRequired, text }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                <small>
                  {type}, {place}
                </small>
                {isRequired && <Required>{words.required}</Required>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </DefinitionList>
      )}
    </>
  )
}

const Required = styled.small`
  && {
    color: ${token.color.warning};
  }
`
