import styled from 'styled-components'
import type { ClientErrorRecord } from '@fivefold/shared/analytics/error-log'
import { token } from '@fivefold/shared/theme/tokens'
import { Facts } from '../records/table/facts'
import { errorContent } from './error-content'

export function ErrorDetails({ error }: { error: ClientErrorRecord }) {
  const { facts } = errorContent
  const context = Object.keys(error.context).length > 0 ? JSON.stringify(error.context) : ''
  const known = [
    { label: facts.address, value: error.url },
    { label: facts.context, value: context },
    { label: facts.browser, value: error.userAgent },
    { label: facts.stack, value: error.stack && <Stack tabIndex={0}>{error.stack}</Stack> },
  ]
  return <Facts facts={known.filter(({ value }) => value !== '')} />
}

const Stack = styled.pre`
  max-height: 16rem;
  padding: ${token.space[3]};
  overflow: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-size: ${token.type.caption};
  line-height: 1.5;
  white-space: pre;
`
