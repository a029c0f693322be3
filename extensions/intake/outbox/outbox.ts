import { nanoid } from 'nanoid'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { leadCollections } from '@fivefold/shared/domain/leads/lead'
import { newFact } from '@fivefold/shared/domain/model/record-id'
import { keepTrying } from '@fivefold/shared/loading/network'
import type { Answer } from '@fivefold/shared/seams/answer'
import { forgetReceipt, keepReceipt, receiptOf } from './receipts'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { commit, type SiteState } from '@fivefold/shared/store/site-store'
import { stateStore } from '@fivefold/shared/store/state-store'
import { attachedContent, forgetFiles } from '@fivefold/shared/store/ticket-files'
import { fetchAnswers, followAnswers } from './answers'
import { isLeaving, leaveLater, sendLeaving } from './leaving'
import { dropFile, dropOldFiles, sendFile } from './kept-files'
import { filesToSend, leadsOf, ticketOperationsOf, type Outgoing } from './outgoing'
import { personKey, senderKey, withdrawalPrefix } from './outbox-keys'
import { readPerson } from './person'
import { answerIn, post } from './post'

export interface OutboxEvents {
  /** Records wait longer than one try. Called once until nothing waits. */
  onDelay: (waiting: readonly Outgoing['kind'][]) => void
  /** @param waited it was reported as delayed, or its page was closed before the answer. */
  onAnswer: (answer: Answer, kind: Outgoing['kind'], waited: boolean) => void
  /** The intake does not know the visitor any more, who is signed out now. */
  onSessionEnded: () => void
}

/**
 * Sends each lead of the store to the intake until it is received or refused, and withdraws leads
 * that the visitor deletes afterwards. Also sends a signed-in user's ticket changes and sign-out.
 * Derives the queue from records and receipts, so it survives the page. Several tabs may send the
 * same record, because the intake keeps one.
 */
export function startOutbox({ onDelay, onAnswer, onSessionEnded }: OutboxEvents): void {
  let known = new Map<string, Outgoing>()
  /** Set after a failed try. */
  let stopTrying: (() => void) | undefined
  let isNotified = false
  /** Records whose sender has seen no answer. */
  const waited = new Map<string, Outgoing['kind']>()
  const noteWaiting = () => waiting().forEach(({ id, kind }) => waited.set(id, kind))
  let isSending = false

  const outgoing = () => {
    const state = stateStore.getState()
    const isSignedIn = state.currentUser && state.currentUser.id === readPerson()?.userId
    return [
      ...known.values(),
      ...(isSignedIn && state.currentUser ? ticketOperationsOf(state, state.currentUser) : []),
    ]
  }
  const waiting = () => outgoing().filter(({ id }) => !receiptOf(id))
  const waitingFiles = () => {
    const state = stateStore.getState()
    const { currentUser: user } = state
    return user && user.id === readPerson()?.userId ? filesToSend(state, user) : []
  }
  const isPending = () =>
    isLeaving() ||
    waiting().length > 0 ||
    waitingFiles().length > 0 ||
    pendingWithdrawals().length > 0

  const knownLeads = () => new Map(leadsOf(stateStore.getState()).map((lead) => [lead.id, lead]))

  function follow() {
    const leads = knownLeads()
    for (const id of known.keys()) if (!leads.has(id)) withdrawLater(id)
    known = leads
    // For a withdrawal this tab must know the secret, whichever tab has sent the record.
    if (known.size > 0) sender()
    if (isPending()) void send()
  }

  async function send() {
    if (isSending) return
    isSending = true
    let isAnswering = true
    // More may come while this sends.
    while (isAnswering && isPending()) {
      isAnswering =
        (await sendLeaving()) &&
        (await sendWithdrawals()) &&
        (await sendRecords()) &&
        (await sendFiles())
    }
    isSending = false
    if (isAnswering) {
      stopTrying?.()
      stopTrying = undefined
      isNotified = false
      return
    }
    stopTrying ??= keepTrying(() => void send())
    noteWaiting()
    const delayed = waiting()
    if (isNotified || delayed.length === 0) return
    isNotified = true
    onDelay(delayed.map(({ kind }) => kind))
  }

  /** @returns false if the intake does not answer now, or knows a form not yet. */
  async function sendRecords(): Promise<boolean> {
    // A form that the intake does not know holds up no other.
    const unknown = new Set<string>()
    const following = () => waiting().find(({ id }) => !unknown.has(id))
    for (let next = following(); next !== undefined; next = following()) {
      const { id } = next
      const answer = await answerTo(next)
      if (answer === 'ended') {
        endSession()
        continue
      }
      if (answer === 'unknown') {
        unknown.add(id)
        continue
      }
      if (answer === undefined) return false
      // The ticket form shows the number when the receipt arrives, so the number must come first.
      if (next.kind === 'ticket' && answer.refused === undefined) await fetchAnswers()
      // The visitor may have deleted the lead during the request.
      if (next.kind === 'ticket' || known.has(id)) {
        if (!waited.has(id)) onAnswer(answer, next.kind, false)
        keepReceipt(answer)
      } else withdrawLater(id)
    }
    return unknown.size === 0
  }

  /** @returns false if the intake does not answer now. */
  async function sendFiles(): Promise<boolean> {
    for (const { id, name } of waitingFiles()) {
      const outcome = await sendFile(id)
      if (outcome.kind === 'later') {
        if (outcome.status !== 401) return false
        endSession()
        return true
      }
      const refused = outcome.kind === 'refused' ? `${name}: ${outcome.reason}` : undefined
      if (refused !== undefined) onAnswer({ id, refused }, 'ticket', false)
      // An earlier release has kept its content in local storage, where the page reads it without a connection.
      if (attachedContent(id) === '') forgetFiles([{ id }])
      // The page looks again on a receipt.
      keepReceipt({ id, ...(refused !== undefined && { refused }) })
      void dropFile(id)
    }
    return true
  }

  /** Any tab may have the answer. */
  function notifyWaited() {
    for (const [id, kind] of waited) {
      const answer = receiptOf(id)
      if (answer && waited.delete(id)) onAnswer(answer, kind, true)
    }
  }

  /** Records that wait stay, and are sent after the next sign-in. Of several requests that hear of it, one tells. */
  function endSession() {
    if (!readPerson() && !stateStore.getState().currentUser) return
    localArea.remove(personKey)
    if (stateStore.getState().currentUser) commit({ type: 'userSignedOut', ...newFact() })
    onSessionEnded()
  }

  /** Signs out of the intake with the visitor. Ends a session that the intake does not know. */
  function followSession({ currentUser, users }: SiteState, left: User | null) {
    const person = readPerson()
    if (currentUser === null) {
      // Clearing the browser has deleted the person's key, so that nothing is deleted at the intake.
      const isDeleted = person && left && !users.some(({ id }) => id === left.id)
      if (left) leaveLater(isDeleted ? 'delete' : 'out')
    } else if (person?.userId !== currentUser.id) endSession()
  }

  // The store changes with every page view.
  stateStore.subscribe((state, before) => {
    if (state.currentUser?.id !== before.currentUser?.id) followSession(state, before.currentUser)
    else if (state.currentUser && state.currentUser.name !== before.currentUser?.name) {
      // Until it arrives, the intake names the person as before.
      void post('/intake/sign-in/name', { name: state.currentUser.name })
    }
    if (sentCollections.some((name) => state[name] !== before[name])) follow()
  })
  window.addEventListener('storage', notifyWaited)
  followSession(stateStore.getState(), null)
  known = knownLeads()
  noteWaiting()
  follow()
  followAnswers(endSession)
  void dropOldFiles().catch(() => {})
}

const sentCollections = [
  ...leadCollections,
  'supportTickets',
  'ticketMessages',
  'ticketEvents',
  'currentUser',
] as const

async function answerTo({ id, kind, content }: Outgoing) {
  if (kind === 'ticket') {
    return answerIn(await post('/intake/tickets', { operations: [content] }), id)
  }
  const outcome = await post('/intake/leads', { sender: sender(), leads: [content] })
  if (outcome.kind !== 'later' || outcome.status !== 404) return answerIn(outcome, id)
  // Its form may be of a release that the intake reads soon.
  const first = unknownSince.get(id) ?? performance.now()
  unknownSince.set(id, first)
  return performance.now() - first < longestUnknown ? 'unknown' : { id, refused: outcome.reason }
}

/** The first answer of this page that a record's form is not known. */
const unknownSince = new Map<string, number>()

/** Milliseconds for which a page sends a record again whose form the intake does not know. */
const longestUnknown = 24 * 3_600_000

/** The secret goes into the key's value: the browser's own may be deleted with the record. */
function withdrawLater(id: string) {
  forgetReceipt(id)
  localArea.set(`${withdrawalPrefix}${id}`, sender())
}

const pendingWithdrawals = () => localArea.keys(withdrawalPrefix)

/** @returns false if the intake does not answer now. */
async function sendWithdrawals(): Promise<boolean> {
  for (const key of pendingWithdrawals()) {
    const ids = [key.slice(withdrawalPrefix.length)]
    const outcome = await post('/intake/withdrawals', { sender: localArea.get(key), ids })
    if (outcome.kind === 'later') return false
    localArea.remove(key)
  }
  return true
}

let ownSecret: string | undefined

/** A secret that all tabs share. This tab keeps it after the browser's data are cleared. */
function sender(): string {
  const secret = localArea.get(senderKey) ?? ownSecret ?? nanoid(32)
  if (secret !== ownSecret) localArea.set(senderKey, secret)
  return (ownSecret = secret)
}
