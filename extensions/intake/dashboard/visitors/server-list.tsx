import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { TextField } from '@fivefold/shared/fields/field'
import { downloadFrom } from '@fivefold/shared/files/download-file'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { media, oneColumn, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Stack } from '@fivefold/shared/ui/layout'
import { AnswerNotice } from '../answer-notice'
import { intakeContent } from '../intake-content'
import {
  Chips,
  Fields,
  PlainTable,
  useListEntry,
  type Column,
  type Identified,
} from '../admin-parts'
import type { ListAddress } from './list-address'
import { visitorsContent as copy } from './visitors-content'

interface ServerListProps<Row extends Identified> {
  words: { caption: string; search?: string; searchHint?: string; csvLabel?: string }
  columns: readonly [Column<Row>, ...Column<Row>[]]
  details: (row: Row) => ReactNode
  rows: readonly Row[] | undefined
  /** The place of the page after this one. */
  next?: number | undefined
  problem: string | undefined
  address: ListAddress
  /** The address of the same list as a file. */
  csv?: string
  /** Filters with few values. */
  chips: ReactNode
  /** Filters beside the search. */
  fields?: ReactNode
}

/** A list that the intake filters and pages. Its state is in the address. */
export function ServerList<Row extends Identified>(props: ServerListProps<Row>) {
  const { words, columns, details, rows, next, problem, address, csv, chips, fields } = props
  const { state, type, change } = address
  const keepEntry = useListEntry(address)
  return (
    <Stack $gap={3}>
      <Line>
        <Filters role="search" aria-label={words.caption}>
          {words.search && (
            <Fields data-open={true}>
              <TextField
                type="search"
                name="q"
                label={words.search}
                placeholder={words.searchHint}
                autoComplete="off"
                maxLength={longestQuery}
                value={state.q}
                onChange={({ target }) => type({ q: target.value, before: '', open: '' })}
              />
              {fields}
            </Fields>
          )}
          <Chips>{chips}</Chips>
        </Filters>
        {csv && (
          <Button
            variant="secondary"
            size="small"
            aria-label={words.csvLabel}
            onClick={() => downloadFrom(csv)}
          >
            <Download aria-hidden="true" />
            {copy.csv}
          </Button>
        )}
      </Line>
      {problem && <AnswerNotice problem={problem} />}
      {rows?.length === 0 && <EmptyState title={copy.nothing}>{copy.nothingHint}</EmptyState>}
      {!rows && !problem && <p role="status">{intakeContent.loading}</p>}
      {rows && rows.length > 0 && (
        <PlainTable
          caption={words.caption}
          columns={columns}
          rows={rows}
          details={details}
          open={state.open}
          onOpen={(open) => {
            if (open) keepEntry()
            change({ open })
          }}
        />
      )}
      {(state.before || next !== undefined) && (
        <Pages aria-label={copy.pages}>
          <Button
            variant="secondary"
            size="small"
            disabled={state.before === ''}
            onClick={() => change({ before: '', open: '' })}
          >
            {copy.newest}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={next === undefined}
            onClick={() => change({ before: String(next), open: '' })}
          >
            {copy.older}
          </Button>
        </Pages>
      )}
    </Stack>
  )
}

const Line = styled.div`
  ${oneColumn}
  justify-items: start;
  gap: ${token.space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`

const Filters = styled.div`
  ${wrappingRow}
  width: 100%;
  gap: ${token.space[3]};
`

const Pages = styled.nav`
  display: flex;
  justify-content: end;
  gap: ${token.space[2]};
`
