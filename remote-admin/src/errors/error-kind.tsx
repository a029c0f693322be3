import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { errorContent } from './error-content'
import { ErrorDetails } from './error-details'
import { pageOfError, versionOrder, type ErrorRow } from './error-rows'

const { columns, words, noRemote, remotes } = errorContent

export const errorKind: RecordKind<ErrorRow> = {
  name: 'client-errors',
  words,
  columns: [
    textColumn({ key: 'message', label: columns.message }, ({ error }) => error.message, true),
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
    textColumn({ key: 'page', label: columns.page }, ({ error }) => pageOfError(error.url)),
    timeColumn({ key: 'at', label: columns.at }, ({ error }) => error.timestamp, { exact: true }),
  ],
  facets: [
    {
      key: 'remote',
      label: columns.remote,
      look: 'select',
      values: remotes,
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
