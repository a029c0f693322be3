import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { Text } from '@fivefold/shared/ui/text'
import type { Endpoint } from './endpoint'
import { ErrorList } from './error-list'
import { OperationReference } from './operation-reference'
import { referenceContent as words, sharedErrors } from './reference-content'

interface EndpointDetailsProps {
  id: string
  endpoint: Endpoint
  isOpen: boolean
}

/** In the page while it is closed, so that the search finds it. */
export function EndpointDetails({ id, endpoint, isOpen }: EndpointDetailsProps) {
  const { operations, errors, rateLimit } = endpoint
  return (
    <Details id={id} hidden={!isOpen}>
      <Text>
        <b>{words.rateLimit}:</b> {rateLimit}
      </Text>
      {operations.map((operation) => (
        <OperationReference key={operation.name} operation={operation} />
      ))}
      <ErrorList errors={[...errors, ...sharedErrors]} />
    </Details>
  )
}

const Details = styled.div`
  ${oneColumn}
  gap: ${token.space.head};
  width: 100%;
  margin-block-start: ${token.space[2]};
  padding-block: ${token.space[4]} ${token.space[2]};
  border-block-start: 1px solid ${token.color.line};

  &[hidden] {
    display: none;
  }

  @media (scripting: none) {
    &[hidden] {
      display: grid !important;
    }
  }

  & > p {
    font-size: ${token.type.small};
  }
`
