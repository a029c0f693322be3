import { useEffect, useState } from 'react'
import { brand } from '@fivefold/shared/brand'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketDesk } from '@fivefold/shared/seams/site-seams'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { useStore } from '@fivefold/shared/store/site-store'
import { foldedWords } from '@fivefold/shared/words/folded'

export type FoundTicket = Pick<SupportTicket, 'id' | 'number' | 'subject' | 'status'>

const prefix = foldedWords(brand.ticketPrefix)

/** `1042` of `FF-1042`, `ff 1042` or `1042`. Fewer digits would ask for too many. */
function numberIn(query: string): string {
  const words = foldedWords(query)
  const number = words.at(-1) ?? ''
  const isNumber = /^\d{3,9}$/.test(number)
  return isNumber && words.slice(0, -1).every((word) => prefix.includes(word)) ? number : ''
}

const none: readonly FoundTicket[] = []

/** Tickets of all customers whose number begins with the query's, for admins. */
export function useDeskTickets(query: string): readonly FoundTicket[] {
  const isAdmin = useCurrentUser()?.role === 'admin'
  const number = isAdmin ? numberIn(query) : ''
  const { findTickets } = ticketDesk
  const here = useStore((state) => (number === '' || findTickets ? none : state.supportTickets))
  const [found, setFound] = useState({ number: '', tickets: none })

  useEffect(() => {
    if (number === '' || !findTickets) return undefined
    let isWanted = true
    void findTickets(number).then((tickets) => {
      if (isWanted) setFound({ number, tickets })
    })
    return () => {
      isWanted = false
    }
  }, [number, findTickets])

  if (number === '') return none
  if (findTickets) return found.number === number ? found.tickets : none
  return here.filter((ticket) => String(ticket.number).startsWith(number))
}
