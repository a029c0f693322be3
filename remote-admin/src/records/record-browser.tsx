import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { media, oneColumn, smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { NoMatch } from '@fivefold/shared/ui/no-match'
import { Pager } from '@fivefold/shared/ui/pager'
import { Stack } from '@fivefold/shared/ui/layout'
import { CsvButton } from './csv-button'
import { FilterBar } from './filter/filter-bar'
import type { Listing } from './rows/listing'
import type { Identified, RecordKind } from './rows/record-kind'
import { RecordTable } from './table/record-table'
import { recordsContent } from './records-content'
import { useRecords } from './rows/use-records'
import { useRowQuery, type RowQuestion } from './rows/use-row-query'
import { useSelection } from './rows/use-selection'

interface RecordBrowserProps<Row extends Identified> {
  kind: RecordKind<Row>
  rows: readonly Row[]
}

/**
 * Sorts, filters and pages with our own functions (rows.ts, about 1 kB) instead of @tanstack/react-table 9
 * (14 kB gzip), because the address holds the state that the library would manage.
 */
export function RecordBrowser<Row extends Identified>({ kind, rows }: RecordBrowserProps<Row>) {
  const query = useRowQuery(kind)
  return <ListingBrowser kind={kind} query={query} listing={useRecords(kind, rows, query)} />
}

interface ListingBrowserProps<Row extends Identified> {
  kind: RecordKind<Row>
  query: RowQuestion
  listing: Listing<Row>
  /** Beside the filters. */
  tools?: ReactNode
  /** Shows the open row beside the list, in place of a row below it. */
  pane?: { id: string; content: ReactNode } | undefined
}

/** Filters, a page of rows, and what is done with them. */
export function ListingBrowser<Row extends Identified>(props: ListingBrowserProps<Row>) {
  const { kind, query, listing, tools, pane } = props
  const table = useRef<HTMLDivElement>(null)
  const { shown, counts, matching, all, notice, isLoading = false } = listing
  const selection = useSelection(listing.rows)
  const Bulk = kind.bulk
  const { from, to } = shown
  const isEmpty = shown.items.length === 0
  const { noun, title, empty, emptyHint } = kind.words
  if (all === 0) return <EmptyState title={empty}>{emptyHint}</EmptyState>

  /** Scrolls to the first row of the new page and focuses it. */
  function turnTo(page: number) {
    query.setPage(page)
    const frame = table.current
    frame?.scrollTo({ top: 0 })
    frame?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true })
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' })
  }

  return (
    <Stack $gap={3}>
      <Line>
        <FilterBar kind={kind} query={query} counts={counts} />
        <Result role="status">
          {isLoading
            ? recordsContent.loading
            : recordsContent.shown({ from, to, matching, all, noun })}
        </Result>
        {tools}
        <CsvButton kind={kind} listing={listing} />
      </Line>
      {notice}
      <Sides data-split={pane !== undefined && !isEmpty}>
        <div ref={table}>
          {isLoading ? null : isEmpty ? (
            <NoMatch
              title={recordsContent.noMatch}
              clear={recordsContent.clear}
              onClear={query.clear}
            >
              {recordsContent.noMatchHint}
            </NoMatch>
          ) : (
            <RecordTable
              kind={kind}
              shown={shown}
              query={query}
              selection={selection}
              pane={pane?.id}
            />
          )}
        </div>
        {!isEmpty && pane?.content}
      </Sides>
      {Bulk && <Bulk rows={selection.selected} onDone={selection.clear} />}
      <Pager
        label={recordsContent.pagesLabel(title)}
        page={shown.page}
        pages={shown.pages}
        onPage={turnTo}
        ends={matching !== undefined}
      >
        <p>{recordsContent.page(shown.page, matching === undefined ? undefined : shown.pages)}</p>
      </Pager>
    </Stack>
  )
}

const Sides = styled.div`
  ${oneColumn}

  &[data-split='true'] {
    grid-template-columns: minmax(18rem, 22rem) minmax(0, 1fr);
    gap: ${token.space[5]};
    align-items: start;
  }

  /* Each side scrolls on its own, so that the one stays in sight while the other moves. */
  &[data-split='true'] > * {
    position: sticky;
    inset-block-start: calc(${token.height.header} + ${token.space[3]});
    max-height: calc(100dvh - ${token.height.header} - ${token.space[6]});
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  &[data-split='true'] tr[data-open] {
    background: ${token.color.hover};
    box-shadow: inset 3px 0 ${token.color.accent};

    & > * {
      background: none;
    }
  }
`

const Line = styled.div`
  ${wrappingRow}
  gap: ${token.space[3]} ${token.space[4]};

  /* On a phone the count and the buttons fit on one line. */
  @media (max-width: 47.99rem) {
    column-gap: ${token.space[2]};

    & > button > svg {
      display: none;
    }
  }
`

const Result = styled.p`
  margin-inline-end: auto;
  ${smallMuted}

  ${media.tablet} {
    margin-inline: auto 0;
  }

  font-variant-numeric: tabular-nums;
`
