import { leadSending, ticketDesk } from '@fivefold/shared/seams/site-seams'
import type { SiteConfig } from '@fivefold/shared/site-config'

/**
 * Sends what visitors submit to the intake, and signs them in by mail, on sites that have one.
 * @throws Error when its code does not come: then nothing counts as sent until a later visit sends it.
 */
export async function intake({ intake }: SiteConfig): Promise<void> {
  if (!intake) return
  try {
    const { sendRecords } = await import('./send-records')
    await sendRecords()
  } catch (error) {
    ticketDesk.answerFor = leadSending.answerFor = async () => undefined
    leadSending.hasArrived = () => false
    throw error
  }
}
