import { useRef } from 'react'
import styled from 'styled-components'
import { smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Pager } from '@fivefold/shared/ui/pager'
import { Stack } from '@fivefold/shared/ui/layout'
import { CsvButton } from './csv-button'
import { FilterBar } from './filter/filter-bar'
import type { Identified, RecordKind } from './rows/record-kind'
import { RecordTable } from './table/record-table'
import { recordsContent } from './records-content'
import { useRecords } from './rows/use-records'
import { useRowQuery } from './rows/use-row-query'
import { useSelection } from './rows/use-selection'

interface RecordBrowserProps<Row extends Identified> {
  kind: RecordKind<Row>
  rows: readonly Row[]
}

export function RecordBrowser<Row extends Identified>({ kind, rows }: RecordBrowserProps<Row>) {
  const { empty, emptyHint } = kind.words
  if (rows.length === 0) return <EmptyState title={empty}>{emptyHint}</EmptyState>
  return <FilledBrowser kind={kind} rows={rows} />
}

/**
 * Sorts, filters and pages with our own functions (rows.ts, about 1 kB) instead of @tanstack/react-table 9
 * (14 kB gzip), because the address holds the state that the library would manage.
 */
function FilledBrowser<Row extends Identified>({ kind, rows }: RecordBrowserProps<Row>) {
  const table = useRef<HTMLDivElement>(null)
  const query = useRowQuery(kind)
  const { matching, counts, shown } = useRecords(kind, rows, query)
  const selection = useSelection(matching)
  const Bulk = kind.bulk
  const { from, to } = shown
  const { noun, title } = kind.words

  /** Scrolls to the first row of the new page and focuses it. */
  function turnTo(page: number) {
    query.setPage(page)
    const frame = table.current
    frame?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true })
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
  }

  return (
    <Stack $gap={3}>
      <Line>
        <FilterBar kind={kind} query={query} counts={counts} />
        <Result role="status">
          {recordsContent.shown({ from, to, matching: matching.length, all: rows.length, noun })}
        </Result>
        <CsvButton kind={kind} rows={matching} />
      </Line>
      <div ref={table}>
        {shown.items.length === 0 ? (
          <NoMatch onClear={query.clear} />
        ) : (
          <RecordTable kind={kind} shown={shown} query={query} selection={selection} />
        )}
      </div>
      {Bulk && <Bulk rows={selection.selected} onDone={selection.clear} />}
      <Pager
        label={recordsContent.pagesLabel(title)}
        page={shown.page}
        pages={shown.pages}
        onPage={turnTo}
        ends
      >
        <p>{recordsContent.page(shown.page, shown.pages)}</p>
      </Pager>
    </Stack>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={recordsContent.noMatch}
      action={
        <Button variant="secondary" onClick={onClear}>
          {recordsContent.clear}
        </Button>
      }
    >
      {recordsContent.noMatchHint}
    </EmptyState>
  )
}

const Line = styled.div`
  ${wrappingRow}
  gap: ${token.space[3]} ${token.space[4]};
`

const Result = styled.p`
  margin-inline-start: auto;
  ${smallMuted}
  font-variant-numeric: tabular-nums;
`
