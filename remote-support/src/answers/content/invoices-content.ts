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
        `Write to [${brand.mail.sales}](mailto:${brand.mail.sales}) with the name of your workspace and the month. For a correction, add what has changed: the billing address, the tax number or the recipient.`,
        'Prices don’t include taxes.',
      ],
    },
    {
      id: 'paying',
      title: 'Pay by invoice or purchase order',
      asked: 'pay by bank transfer, purchase order',
      body: [
        'A free trial needs no credit card. To pay a plan by invoice, by bank transfer or with a purchase order, ask sales before it begins. Put into the same email what your purchasing needs: the number of the order, the address of the invoice, data of our company, or a form.',
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
            'A downgrade takes effect with your next billing period. Compare first [what the smaller plan includes](/pricing#pricing-comparison).',
            'The [price calculator](/pricing#pricing-calculator) shows what more users, integrations or storage cost at list price.',
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
        `Annual subscriptions come with a ${moneyBackDays}-day money-back guarantee. One email to [${brand.mail.sales}](mailto:${brand.mail.sales}) is enough for a full refund.`,
        'If an invoice looks wrong, don’t wait for the next one. Tell sales its number, and what you expected instead.',
      ],
    },
  ],
}
