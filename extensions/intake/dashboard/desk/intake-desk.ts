import { createElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { pageSize } from '@fivefold/shared/listing/page-of'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { readState } from '@fivefold/shared/store/site-store'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DeskTicket, ListedTicket, TicketPage } from '../../outbox/desk-answers'
import { readPerson } from '../../outbox/person'
import { adminHref, answerOf, type Desk, type TicketRow } from '../admin-parts'
import { AnswerNotice } from '../answer-notice'
import { askAgain, operatorPath, useAnswer } from '../use-answer'
import { AlertChoices } from './alerts/alert-choices'
import { deskContent } from './desk-content'
import { useTicketPage } from './use-ticket-page'
import { sendChanges } from './send-changes'
import { recordsOf } from '../../outbox/ticket-records'

const filters = ['status', 'answer', 'assignee', 'priority', 'category']

/** Milliseconds after a letter in which its writer counts as writing. */
const writingTime = 15_000

const agents = createStore<TicketPage['agents']>(() => [])

/** The latest message that this browser has shown of each ticket, and that of the time when the open reply was begun. */
const shown = new Map<string, string>()
const begun = new Map<string, string>()

/** The operator as the intake knows them. */
function asPerson<Person extends { id: string }>(user: Person | null): Person | null {
  const person = readPerson()
  return user && person?.userId === user.id ? { ...user, id: person.id } : user
}

function useVisitorTickets(...[, query]: Parameters<Desk['tickets']>): ReturnType<Desk['tickets']> {
  const { settledWords: q, chosen, sort, page, open } = query
  const { value, problem } = useTicketPage(
    operatorPath('tickets', {
      q,
      ...chosen,
      sort: (sort.descending ? '-' : '') + sort.key,
      page: String(page),
      open,
    }),
  )
  useEffect(() => {
    if (value) agents.setState(value.agents, true)
  }, [value])
  const now = useMinute()
  const rows = useMemo(() => rowsOf(value, now), [value, now])
  const [lastOpen, keepOpen] = useState<TicketRow>()
  const opened = rows.find(({ id }) => id === open)
  if (opened && opened !== lastOpen) keepOpen(opened)
  // An open ticket that was erased stays until it is closed, so that a text is not lost.
  const gone = !opened && lastOpen?.id === open ? [lastOpen] : []
  const items = [...gone, ...rows]
  const pages =
    value?.matching === undefined ? page + (value?.next ? 1 : 0) : pagesOf(value.matching)
  const from = value?.tickets.length ? (page - 1) * pageSize + 1 : 0
  const to = from === 0 ? 0 : from + (value?.tickets.length ?? 0) - 1
  return {
    shown: { items, page: Math.min(page, pages), pages, from, to },
    rows,
    counts: Object.fromEntries(
      filters.map((name) => [name, new Map(Object.entries(value?.facets[name] ?? {}))]),
    ),
    matching: value?.matching,
    // A search counts only its own matches.
    all: q === '' && !problem && open === '' ? value?.all : undefined,
    csv: operatorPath('tickets.csv', { q, ...chosen }),
    isLoading: !value,
    notice: problem && createElement(AnswerNotice, { problem }),
  }
}

function useVisitorTicket(row: TicketRow): ReturnType<Desk['ticket']> {
  const { id } = row
  const [isWriting, setWriting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onWriting = useCallback(() => {
    const last = shown.get(id)
    if (last !== undefined && !begun.has(id)) begun.set(id, last)
    clearTimeout(timer.current)
    setWriting(true)
    timer.current = setTimeout(() => setWriting(false), writingTime)
  }, [id])
  const { value, problem } = useAnswer<DeskTicket>(
    operatorPath(`tickets/${encodeURIComponent(id)}`, { writes: isWriting ? '1' : '' }),
  )
  const records = useMemo(() => recordsOf(value?.operations ?? []), [value])
  const [readAt, keepReadAt] = useState<string>()
  if (value && readAt === undefined) keepReadAt(value.readAt)
  const [ticket] = records.supportTickets
  useEffect(() => {
    const last = records.ticketMessages.at(-1)?.id ?? ticket?.id
    if (last !== undefined) shown.set(id, last)
  }, [id, records, ticket])
  if (!ticket && problem === undefined) return undefined
  const known = value?.customer
  const email = known?.email ?? row.email
  return {
    ticket: ticket ?? row.ticket,
    customer: {
      name: known?.name || row.requester,
      email,
      company: known?.company ?? '',
      tickets: known?.tickets ?? [],
      ...(known?.leads && {
        leads: known.leads.map((lead) => ({
          ...lead,
          href: visitorsHref('leads', email, lead.id),
        })),
        records: visitorsHref('person', email),
      }),
    },
    records,
    readAt,
    notice: problem ?? othersWords(value?.others ?? []),
    isProblem: problem !== undefined,
    onWriting,
  }
}

const useOperator = () => asPerson(useCurrentUser())

const useAgents = () => useStore(agents).map(({ id, label }) => ({ value: id, label }))

/** The tickets of an intake, which this browser does not keep. */
export const intakeDesk: Desk = {
  words: deskContent.words,
  Choices: AlertChoices,
  tickets: useVisitorTickets,
  ticket: useVisitorTicket,
  reader: useOperator,
  agents: useAgents,
  async change(changes) {
    const writer = asPerson(readState().currentUser)
    if (!writer) return changes.map(() => 'Sign in first.')
    const id = changes[0]?.ticketId ?? ''
    const refused = await sendChanges(changes, writer, begun.get(id) ?? shown.get(id))
    await askAgain()
    // A message that the reply has crossed is shown now.
    if (changes[0]?.type === 'ticketReplied') begun.delete(id)
    return refused
  },
}

/** A list of what visitors have sent, for one of them. */
const visitorsHref = (list: string, email: string, open = '') =>
  adminHref('visitors', { list, q: email, ...(open && { open }) })

const pagesOf = (tickets: number) => Math.max(1, Math.ceil(tickets / pageSize))

/** @param now milliseconds by this browser's clock. */
function rowsOf(page: TicketPage | undefined, now: number): TicketRow[] {
  if (!page) return []
  return [...(page.opened ?? []), ...page.tickets].map((one) => rowOf(one, now))
}

function rowOf(listed: ListedTicket, now: number): TicketRow {
  const { id, number, subject, status, priority, category, customerId, receivedAt } = listed
  const dueAt = listed.dueAt ?? undefined
  return {
    id,
    ticket: {
      id,
      number,
      user_id: customerId,
      subject,
      description: '',
      category,
      priority,
      status,
      created_at: receivedAt,
      updated_at: listed.activeAt,
    },
    requester: listed.requester || listed.email,
    email: listed.email,
    activity: listed.activeAt,
    last: listed.last ?? undefined,
    newEntries: listed.newEntries,
    assignee: listed.assignee,
    assigneeId: listed.assigneeId,
    isMine: listed.assigneeId !== '' && listed.assigneeId === readPerson()?.id,
    dueAt,
    answer: answerOf(dueAt, new Date(now).toISOString()),
  }
}

/** A sentence that names others who look at the ticket; undefined for nobody. */
function othersWords(others: DeskTicket['others']): string | undefined {
  const writers = others.filter(({ isWriting }) => isWriting)
  const told = writers.length > 0 ? writers : others
  if (told.length === 0) return undefined
  const names = told.map(({ name }) => name).join(', ')
  return deskContent[writers.length > 0 ? 'writing' : 'looking'](names, told.length > 1)
}
