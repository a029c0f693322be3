import { brand } from '@fivefold/shared/brand'
import { salesAnswerHours } from '@fivefold/shared/facts/answer-times'
import { exportDays, moneyBackDays, trialDays } from '@fivefold/shared/facts/plan-terms'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/invoices',
  description:
    'Ask for an invoice, pay by purchase order, change or cancel your plan, and get your money back: who to write to and when it takes effect.',
  lead: `Self-service billing isn’t open yet. Until it is, one email to sales does all of this, answered within ${salesAnswerHours} hours.`,
  ticket: { category: 'Billing' },
  related: ['/support/kb/invite-colleagues', '/support/kb/export-data', '/support/kb/delete-data'],
  sections: [
    {
      id: 'invoice',
      title: 'Get or correct an invoice',
      asked: 'where is my invoice, download invoices, receipt, billing address, VAT',
      body: [
        `Write to [${brand.mail.sales}](mailto:${brand.mail.sales}) with the name of your workspace and the month. Say so if the billing address, the tax number or the recipient has changed; a corrected invoice then takes the place of the old one.`,
        'Prices don’t include taxes.',
      ],
    },
    {
      id: 'paying',
      title: 'Pay by invoice or purchase order',
      asked: 'pay by bank transfer, purchase order',
      body: [
        'You don’t need a credit card. Send the purchase order before the first invoice, so that its number stands on it. If your purchasing needs our company data or a form, attach it to the email.',
      ],
    },
    {
      id: 'change',
      title: 'Change your plan',
      asked: 'change plan, upgrade, downgrade',
      body: [
        {
          list: [
            'An upgrade takes effect right away, and is prorated by the day.',
            'A downgrade takes effect with your next billing period. We tell you first what would no longer fit, such as users above the limit.',
            'More users, integrations or storage need no other plan. The [price calculator](/pricing#pricing-calculator) shows what they cost at list price.',
          ],
        },
      ],
    },
    {
      id: 'cancel',
      title: 'Cancel',
      body: [
        `Monthly plans can be canceled at any time and run until the end of the paid month. You then have ${exportDays} days to [export your data](/support/kb/export-data#leaving). A free trial of ${trialDays} days ends by itself: there is nothing to cancel, and we have no card to charge.`,
      ],
    },
    {
      id: 'refund',
      title: 'Get a refund',
      asked: 'wrong invoice, charged twice',
      body: [
        `Annual subscriptions come with a ${moneyBackDays}-day money-back guarantee, counted from the day of purchase. One email is enough, and you need no reason. The money goes back the way it came.`,
        'If an invoice looks wrong, don’t wait for the next one. Open a ticket with its number, and we look at it before it is due.',
      ],
    },
  ],
}
