import { intakeFiles } from '@fivefold/shared/domain/tickets/file-kinds'
import type { TicketPage } from '../../outbox/desk-answers'
import { get } from '../../outbox/post'
import { fileAddress, keepFile } from '../../outbox/kept-files'
import { answerFor, receiptOf } from '../../outbox/receipts'
import {
  accounts,
  leadSending,
  notices,
  replaceSeam,
  ticketDesk,
} from '@fivefold/shared/seams/site-seams'
import { token } from '@fivefold/shared/theme/tokens'
import { keepDraft, takeDraftBack } from './kept-drafts'
import { consentFields, postedFormProps } from './posted-form'
import { KeptForms } from './kept-forms'
import { SendMark } from './send-mark'
import { sentData, sentDataWords } from './sent-data'

/** Gives pages, and the programs that prerender them, the behaviour of a site whose intake receives records. */
export function replaceSeams(): void {
  replaceSeam(leadSending, {
    formProps: postedFormProps,
    consentFields,
    answerFor,
    hasArrived(id) {
      const receipt = receiptOf(id)
      return receipt !== undefined && receipt.refused === undefined
    },
    keepDraft,
    takeDraftBack,
  })
  replaceSeam(ticketDesk, {
    answerFor,
    takesFiles: true,
    largestFile: intakeFiles.largest,
    keepFile,
    fileHref: fileAddress,
    findTickets,
    SendMark,
  })
  replaceSeam(accounts, { provedEmail })
  // Another extension may have replaced them, too.
  replaceSeam(notices, { KeptForms, stored: [...sentData, ...notices.stored], ...sentDataWords })
}

/** Asks the intake, which answers operators alone. */
async function findTickets(number: string): Promise<TicketPage['tickets']> {
  const outcome = await get(`/intake/operators/tickets?q=${number}`)
  if (outcome.kind !== 'answer') return []
  // The intake of this release has answered. Its search finds words of the subject, too.
  const { tickets } = outcome.body as TicketPage
  return tickets.filter((ticket) => String(ticket.number).startsWith(number))
}

/** The address of an account is the one that a mailed link has proved. */
const provedEmail: typeof accounts.provedEmail = (email) => ({
  readOnly: true,
  value: email,
  hint: 'You sign in with this address. Your mailed link proved it, so it can’t be changed here.',
  style: { background: token.color.surface, color: token.color.inkMuted },
})
