import type { ClientErrorRecord } from '@fivefold/shared/analytics/error-log'
import { Facts } from '../records/table/facts'
import { StackLines } from '../records/table/stack-lines'
import { errorContent } from './error-content'

export function ErrorDetails({ error }: { error: ClientErrorRecord }) {
  const { facts } = errorContent
  const context = Object.keys(error.context).length > 0 ? JSON.stringify(error.context) : ''
  const known = [
    { label: facts.address, value: error.url },
    { label: facts.context, value: context },
    { label: facts.browser, value: error.userAgent },
    { label: facts.stack, value: error.stack && <StackLines>{error.stack}</StackLines> },
  ]
  return <Facts facts={known.filter(({ value }) => value !== '')} />
}
