import { nanoid } from 'nanoid'
import type { Answer } from '../receipts/answer'
import { forgetReceipt, keepReceipt, receiptOf } from '../receipts/receipts'
import { leadCollections } from '../domain/leads/lead'
import { keepTrying } from '../loading/network'
import { localArea } from '../storage/browser-storage'
import { isRecord } from '../storage/stored-json'
import { stateStore } from '../store/state-store'
import { leadsOf, type OutgoingLead } from './outgoing-leads'
import { senderKey, withdrawalPrefix } from './outbox-keys'
import { post } from './post'

export interface OutboxEvents {
  /** A record waits longer than one try. Called once until nothing waits. */
  onDelay: (waiting: number) => void
  /** @param waited it was reported as delayed. */
  onAnswer: (answer: Answer, waited: boolean) => void
}

/**
 * Sends each lead of the store to the intake until it is received or refused, and withdraws those that the visitor
 * deletes afterwards. What is to be sent follows from the records and the receipts: it survives the page, and several
 * tabs may send the same, since the intake keeps one.
 */
export function startOutbox({ onDelay, onAnswer }: OutboxEvents): void {
  let known = new Map<string, OutgoingLead>()
  /** Set after a failed try. */
  let stopTrying: (() => void) | undefined
  let isTold = false
  let isSending = false

  const waiting = () => [...known.values()].filter(({ record }) => !receiptOf(record.id))
  const isPending = () => waiting().length > 0 || pendingWithdrawals().length > 0

  function follow() {
    const leads = new Map(leadsOf(stateStore.getState()).map((lead) => [lead.record.id, lead]))
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
    while (isAnswering && isPending())
      isAnswering = (await sendLeads()) && (await sendWithdrawals())
    isSending = false
    if (isAnswering) {
      stopTrying?.()
      stopTrying = undefined
      isTold = false
      return
    }
    stopTrying ??= keepTrying(() => void send())
    const delayed = waiting().length
    if (isTold || delayed === 0) return
    isTold = true
    onDelay(delayed)
  }

  /** @returns false if the intake does not answer now. */
  async function sendLeads(): Promise<boolean> {
    for (let [next] = waiting(); next !== undefined; [next] = waiting()) {
      const { id } = next.record
      const answer = await answerTo(next)
      if (answer === undefined) return false
      // The visitor may have deleted it meanwhile.
      if (known.has(id)) {
        keepReceipt(answer)
        onAnswer(answer, isTold)
      } else withdrawLater(id)
    }
    return true
  }

  // The store changes with every page view.
  stateStore.subscribe((state, before) => {
    if (leadCollections.some((name) => state[name] !== before[name])) follow()
  })
  follow()
}

async function answerTo(lead: OutgoingLead): Promise<Answer | undefined> {
  const { id } = lead.record
  const outcome = await post('/intake/leads', { sender: sender(), leads: [lead] })
  if (outcome.kind === 'later') return undefined
  if (outcome.kind === 'refused') return { id, refused: outcome.reason }
  const answers = isRecord(outcome.body) ? outcome.body['answers'] : undefined
  const [answer]: unknown[] = Array.isArray(answers) ? answers : []
  if (!isRecord(answer) || answer['id'] !== id) return undefined
  const { refused } = answer
  return typeof refused === 'string' ? { id, refused } : { id }
}

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

/** The same for all tabs, and in this tab also after the browser's data are cleared. */
function sender(): string {
  const secret = localArea.get(senderKey) ?? ownSecret ?? nanoid(32)
  if (secret !== ownSecret) localArea.set(senderKey, secret)
  return (ownSecret = secret)
}
