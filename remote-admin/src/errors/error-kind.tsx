import { remoteNames } from '@fivefold/shared/routing/remote-contract'
import { Clipped } from '../records/table/clipped'
import type { RecordKind } from '../records/rows/record-kind'
import { momentOf } from '@fivefold/shared/words/date-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { errorContent } from './error-content'
import { ErrorDetails } from './error-details'
import { pageOfError, versionOrder, type ErrorRow } from './error-rows'

const { columns, words, noRemote } = errorContent

export const errorKind: RecordKind<ErrorRow> = {
  name: 'client-errors',
  words,
  columns: [
    {
      key: 'message',
      label: columns.message,
      sortBy: ({ error }) => error.message,
      cell: ({ error }) => <Clipped wide>{error.message}</Clipped>,
    },
    {
      key: 'remote',
      label: columns.remote,
      sortBy: ({ remote }) => remote,
      cell: ({ remote }) => remote || noRemote,
    },
    {
      key: 'version',
      label: columns.version,
      sortBy: ({ version }) => versionOrder(version),
      cell: ({ version }) => version,
    },
    {
      key: 'page',
      label: columns.page,
      sortBy: ({ error }) => pageOfError(error.url),
      cell: ({ error }) => <Clipped>{pageOfError(error.url)}</Clipped>,
    },
    {
      key: 'at',
      label: columns.at,
      sortBy: ({ error }) => momentOf(error.timestamp),
      descendingFirst: true,
      cell: ({ error }) => <TimeStamp iso={error.timestamp} exact />,
    },
  ],
  facets: [
    {
      key: 'remote',
      label: columns.remote,
      look: 'select',
      values: remoteNames,
      valueOf: ({ remote }) => remote,
      labelOf: (remote) => remote,
    },
    {
      key: 'version',
      label: columns.version,
      look: 'select',
      valueOf: ({ version }) => version,
      labelOf: (version) => version,
    },
  ],
  textOf: ({ error, remote }) => [error.message, error.url, error.stack, remote].join('\n'),
  sort: { key: 'at', descending: true },
  fieldsOf: ({ error }) => error,
  details: ({ error }) => <ErrorDetails error={error} />,
}
