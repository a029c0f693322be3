import { expect, type Page } from '@playwright/test'
import { fillIn } from '../fixtures/forms/fill-in'
import { contactAnswers, contactForm } from '../fixtures/forms/lead-forms'
import { storedLeads } from '../fixtures/store/leads'
import { openPage } from '../fixtures/page/open-page'
import { admin, customer } from '../fixtures/sign-in-dialog'
import { storedState } from '../fixtures/store/browser-store'
import { TicketForm } from '../fixtures/forms/ticket-form'
import { toast } from '../fixtures/page/toasts'
import { outsideRemote } from './outside-remote'
import { storedTicket } from './stored-documents'

interface Journey {
  /** The visitor’s account. */
  email: string
  walk: (page: Page) => Promise<void>
}

/** A journey through each remote that uses all its imports from the host. */
export const journeys: Readonly<Record<string, Journey>> = {
  marketing: {
    email: customer,
    async walk(page) {
      await openPage(page, '/contact')
      await fillIn(contactForm(page), contactAnswers)
      await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
      await expect(toast(page, 'Message Sent!')).toBeVisible()
      await storedLeads(page, 'contactForms')
    },
  },
  support: {
    email: customer,
    async walk(page) {
      const form = new TicketForm(page)
      await form.open()
      await form.write({ subject: 'Across releases', description: 'Host and remote differ.' })
      await form.submit.click()
      await expect(toast(page, 'Success')).toBeVisible()
      await expect
        .poll(async () => (await storedState(page)).supportTickets.map(({ subject }) => subject))
        .toContain('Across releases')
    },
  },
  portal: {
    email: customer,
    async walk(page) {
      await openPage(page, '/portal?tab=roadmap')
      const vote = page.getByRole('button', { name: /^Vote for / }).first()
      await vote.click()
      await expect(vote).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => (await storedState(page)).roadmapVotes.length).toBe(1)
      await openPage(page, '/portal?tab=tickets')
      await expect(page.getByRole('article', { name: storedTicket.subject })).toBeVisible()
    },
  },
  admin: {
    email: admin,
    async walk(page) {
      await openPage(page, '/admin?view=tickets')
      await expect(page.getByRole('row').filter({ hasText: storedTicket.subject })).toBeVisible()
    },
  },
  [outsideRemote]: {
    email: customer,
    async walk(page) {
      await openPage(page, '/billing')
      await expect(page.getByText(`Invoices of ${customer}`)).toBeVisible()
      await expect(
        page.getByRole('listitem').filter({ hasText: storedTicket.subject }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Send invoice' }).click()
      await expect(toast(page, 'Invoice sent')).toBeVisible()
    },
  },
}
