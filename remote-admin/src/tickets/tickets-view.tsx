import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Keyboard } from 'lucide-react'
import { Button } from '@fivefold/shared/ui/button'
import { ListingBrowser } from '../records/record-browser'
import { useRowQuery } from '../records/rows/use-row-query'
import { browserDesk } from './desk/browser-desk'
import { DeskContext, type Desk } from './desk/desk'
import { DeskKeys } from './keys/desk-keys'
import { useDeskKeys } from './keys/use-desk-keys'
import { MovesContext } from './list/moves'
import { useWide } from './list/use-wide'
import { ticketContent } from './ticket-content'
import { ticketKind } from './ticket-kind'
import { TicketPane } from './ticket-pane'
import type { TicketRow } from './ticket-rows'

export const TicketsView = () => <HelpDesk desk={browserDesk} />

/** The list of a desk's tickets. The open one stands beside it, or below its row where there is no room. */
export function HelpDesk({ desk }: { desk: Desk }) {
  const kind = useMemo(
    () => ({ ...ticketKind, words: { ...ticketKind.words, ...desk.words } }),
    [desk],
  )
  const query = useRowQuery(kind)
  const listing = desk.tickets(kind, query)
  const { items, page, pages } = listing.shown
  const place = items.findIndex(({ id }) => id === query.open)
  const isWide = useWide()
  const paneId = useId()
  const room = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isMoving = useRef(false)

  useEffect(() => {
    if (!isMoving.current || query.open === '') return
    isMoving.current = false
    focusOpenRow(room.current)
  }, [query.open])

  function close() {
    // The button that closes goes with the ticket.
    focusOpenRow(room.current)
    query.closeRow(page)
  }

  function moveTo(row: TicketRow | undefined, nextPage: number) {
    const isThere = nextPage >= 1 && nextPage <= pages
    if (row) {
      return () => {
        isMoving.current = true
        query.openRow(row.id, page)
      }
    }
    return isThere ? () => query.setPage(nextPage) : undefined
  }
  const previous = place < 0 ? undefined : moveTo(items[place - 1], page - 1)
  const next = moveTo(items[place + 1], page + 1)
  useDeskKeys(
    {
      j: next,
      k: previous,
      r: () => room.current?.querySelector('textarea')?.focus(),
      '?': () => setAsking(true),
    },
    () => focusOpenRow(room.current),
  )

  return (
    <DeskContext value={desk}>
      <MovesContext value={{ previous, next, close }}>
        <div ref={room}>
          <ListingBrowser
            kind={kind}
            query={query}
            listing={listing}
            tools={
              <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
                <Keyboard aria-hidden="true" />
                {ticketContent.keys.open}
              </Button>
            }
            pane={
              isWide
                ? { id: paneId, content: <TicketPane id={paneId} row={items[place]} /> }
                : undefined
            }
          />
        </div>
        <DeskKeys open={isAsking} onOpenChange={setAsking} />
      </MovesContext>
    </DeskContext>
  )
}

const focusOpenRow = (room: HTMLElement | null) =>
  room?.querySelector<HTMLElement>('tbody [aria-expanded=true]')?.focus()
