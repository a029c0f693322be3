import type { Locator, Page } from '@playwright/test'
import { DemoWizard } from '../../fixtures/forms/demo-wizard'
import { fillIn } from '../../fixtures/forms/fill-in'
import { fillInLead, leadForms, type LeadForm } from '../../fixtures/forms/lead-forms'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { isLongRun } from '../../fixtures/long-run'
import { openPage } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { customer, password, SignInDialog } from '../../fixtures/sign-in-dialog'
import { storedText } from '../../fixtures/store/browser-store'
import { fillStorage, freeStorage } from '../../fixtures/store/fill-storage'
import { expect, test } from '../../fixtures/test'

interface KeptRecord {
  record: string
  path: string
  /** Does everything before the last click. */
  prepare?: (page: Page) => Promise<unknown>
  button: string | RegExp
  /** The title of the error toast. */
  refused: string
  reason?: string
  /** The confirmation. */
  accepted: (page: Page) => Locator
  /** Expects that the page still has the visitor’s input. */
  unchanged: (page: Page) => Promise<unknown>
}

const otherDraft = 'fivefold-draft:other'

const title = (words: string) => (page: Page) => toast(page, words)
const main = (page: Page) => page.getByRole('main')
const holds = (label: string, value: string) => (page: Page) =>
  expect(main(page).getByLabel(label, { exact: true })).toHaveValue(value)

const ofLead = (
  lead: LeadForm,
  { record, refused, kept }: Pick<KeptRecord, 'record' | 'refused'> & { kept: string },
): KeptRecord => ({
  record,
  path: lead.path,
  prepare: (page) => fillInLead(page, lead),
  button: lead.button,
  refused,
  accepted: title(lead.received),
  unchanged: holds(kept, lead.answers[kept] ?? ''),
})

const ofVisitors: readonly KeptRecord[] = [
  ofLead(leadForms.contact, { record: 'a message', refused: 'Message not sent', kept: 'Message' }),
  ofLead(leadForms.inquiry, { record: 'an inquiry', refused: 'Inquiry not sent', kept: 'Name' }),
  ofLead(leadForms.cortex, {
    record: 'a request for a Cortex demo',
    refused: 'Request not sent',
    kept: 'Specific Needs',
  }),
  ofLead(leadForms.waitlist, {
    record: 'a place on the waitlist',
    refused: 'Not on the waitlist yet',
    kept: 'Name',
  }),
  {
    record: 'a request for a demo',
    path: '/demo',
    prepare: (page) => new DemoWizard(page).goTo('Preparation'),
    button: 'Submit Request',
    refused: 'Request not sent',
    accepted: title('Demo Request Submitted!'),
    unchanged: (page) => new DemoWizard(page).isAt('Preparation'),
  },
  {
    record: 'a subscription',
    path: '/resources',
    prepare: (page) => main(page).getByLabel('Email', { exact: true }).fill('r@reader.example'),
    button: 'Subscribe',
    refused: 'Not subscribed yet',
    accepted: title('Subscribed!'),
    unchanged: holds('Email', 'r@reader.example'),
  },
  {
    record: 'feedback on an article',
    path: '/support/kb',
    button: /^Helpful \(61\)/,
    refused: 'Feedback not saved',
    accepted: title('Thank you!'),
    unchanged: (page) =>
      expect(page.getByRole('button', { name: /^Helpful \(61\)/ })).toBeVisible(),
  },
  {
    record: 'an account',
    path: '/careers',
    async prepare(page) {
      const dialog = new SignInDialog(page)
      await dialog.open()
      await dialog.openRegistration()
      const answers = { Name: 'Robin Reader', Email: 'robin@reader.example', Password: password }
      await fillIn(dialog.dialog, { ...answers, 'Confirm Password': password })
    },
    button: 'Create Account',
    refused: 'Account not created',
    accepted: title('Welcome!'),
    unchanged: (page) => expect(new SignInDialog(page).field('Name')).toHaveValue('Robin Reader'),
  },
]

const ofCustomers: readonly KeptRecord[] = [
  {
    record: 'a ticket',
    path: '/support/tickets/new',
    prepare: (page) => new TicketForm(page).write({ subject: 'Invoice', description: 'Twice.' }),
    button: 'Submit Ticket',
    refused: 'Error',
    reason: 'Failed to submit ticket. Please try again.',
    accepted: title('Success'),
    unchanged: holds('Description', 'Twice.'),
  },
  {
    record: 'a profile',
    path: '/profile',
    prepare: (page) => page.getByRole('tabpanel').getByLabel('Company').fill('Reader Ltd'),
    button: 'Save Changes',
    refused: 'Profile not saved',
    accepted: title('Profile updated'),
    unchanged: holds('Company', 'Reader Ltd'),
  },
  {
    record: 'preferences',
    path: '/profile?tab=preferences',
    prepare: (page) => page.getByRole('switch', { name: 'Newsletter' }).click(),
    button: 'Save Preferences',
    refused: 'Preferences not saved',
    accepted: title('Preferences updated'),
    unchanged: (page) => expect(page.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked(),
  },
  {
    record: 'a vote',
    path: '/portal?tab=roadmap',
    button: /^Vote for/,
    refused: 'Your vote wasn’t counted',
    accepted: (page) => page.getByRole('button', { name: /^Vote for/, pressed: true }),
    unchanged: (page) =>
      expect(page.getByRole('button', { name: /^Vote for/, pressed: true })).toHaveCount(0),
  },
  {
    record: 'an idea',
    path: '/portal?tab=roadmap&suggest=idea',
    prepare: async (page) => {
      await main(page).getByLabel('Title').fill('Approve from a phone')
      await main(page).getByLabel('Why').fill('Orders wait a day for a click.')
    },
    button: 'Send idea',
    refused: 'Your idea wasn’t sent',
    accepted: title('Idea sent'),
    unchanged: (page) => expect(main(page).getByLabel('Title')).toHaveValue('Approve from a phone'),
  },
]

/** Every record in `pnpm check reliability`; else a form, which has a draft, and a button. */
const isChosen = ({ path }: KeptRecord) => isLongRun || ['/contact', '/support/kb'].includes(path)

for (const [who, records] of [
  [undefined, ofVisitors],
  [customer, ofCustomers],
] as const) {
  for (const { record, path, refused, reason, ...steps } of records.filter(isChosen)) {
    test(`${record}: a full storage shows an error, keeps the input, and accepts it once there is room`, async ({
      page,
      store,
    }) => {
      if (who) await store.signIn(who)
      await openPage(page, path)
      await steps.prepare?.(page)
      await fillStorage(page)
      const button = page.getByRole('button', { name: steps.button }).first()
      await button.click()
      await expect(toast(page, refused, 'alert')).toContainText(
        reason ?? /full.*until there is room/,
      )
      await expect(steps.accepted(page)).toHaveCount(0)
      await steps.unchanged(page)

      await freeStorage(page)
      await button.click()
      await expect(steps.accepted(page)).toBeVisible()
    })

    // One record is enough: the storage itself makes room.
    if (!isLongRun && path !== '/contact') continue
    test(`${record}: a full storage removes another draft to store it`, async ({ page, store }) => {
      if (who) await store.signIn(who)
      await openPage(page, path)
      await steps.prepare?.(page)
      await page.evaluate((key) => localStorage.setItem(key, 'x'.repeat(100_000)), otherDraft)
      await fillStorage(page)
      await page.getByRole('button', { name: steps.button }).first().click()
      await expect(steps.accepted(page)).toBeVisible()
      await expect(toast(page, refused, 'alert')).toHaveCount(0)
      await expect(page.getByText(/storage in your browser is full/)).toHaveCount(0)
      expect(await page.evaluate((key) => localStorage.getItem(key), otherDraft)).toBeNull()
      // The document has the record, not only the journal.
      await expect(async () => {
        const { journal } = JSON.parse((await storedText(page)) ?? '{}')
        const keys = await page.evaluate(() => Object.keys(localStorage))
        const tabs = keys.flatMap((key) => /^fivefold-op:(.+):\d+$/.exec(key)?.[1] ?? [])
        expect(tabs).not.toEqual([])
        expect(Object.keys(journal.marks)).toEqual(expect.arrayContaining(tabs))
      }).toPass()
    })
  }
}
