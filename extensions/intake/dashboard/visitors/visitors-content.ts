import { countOf } from '@fivefold/shared/words/count-words'

const records = { one: 'record', many: 'records' }

export const visitorsContent = {
  listsLabel: 'Lists',
  lists: { leads: 'Leads', person: 'One person', webhook: 'Webhook and mail' },
  nothing: 'Nothing here',
  nothingHint: 'Nothing that the intake has received matches.',
  all: 'All',
  csv: 'CSV',
  newest: 'Newest',
  older: 'Older',
  pages: 'Pages',
  leads: {
    caption: 'Leads of all visitors',
    search: 'Search leads',
    searchHint: 'Anything that they wrote',
    csvLabel: 'Download these leads as CSV',
    form: 'Form',
    columns: { name: 'Name', email: 'Email', form: 'Form', received: 'Received' },
  },
  person: {
    label: 'Email',
    hint: 'Capitals do not matter.',
    show: 'Show Records',
    found: (email: string, count: number) => `${countOf(count, records)} about ${email}, by table:`,
    download: 'Download as JSON',
    typed: 'Type the address to confirm',
    text: (email: string) =>
      `Everything that the intake has about ${email} is deleted, and the webhook is told. This can’t be undone.`,
    confirm: 'Erase Everything',
    erased: (count: number) => `${countOf(count, records)} erased`,
    failed: 'Nothing was erased',
  },
  webhook: {
    caption: 'Latest mails, and deliveries of the webhook',
    state: 'State',
    states: new Map([
      ['waiting', 'Waiting'],
      ['done', 'Sent'],
      ['dead', 'Given up'],
    ]),
    columns: {
      kind: 'Event',
      state: 'State',
      tries: 'Tries',
      due: 'Due',
      id: 'Delivery',
      to: 'To',
    },
    toWebhook: 'Webhook',
    error: 'Last answer',
    none: 'None',
    resend: 'Send Again',
    resendAll: 'Send All Given Up Again',
    resent: (count: number) =>
      `${countOf(count, { one: 'delivery', many: 'deliveries' })} will be sent again`,
    failed: 'Nothing was sent',
  },
} as const
