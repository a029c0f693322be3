import { admin, customer, password } from '../fixtures/sign-in-dialog'
import type { Visitor } from './visitor'

export interface Journey {
  name: string
  take: (visitor: Visitor) => Promise<void>
}

const isInteractive = "document.querySelector('main[data-interactive]') !== null"

const hasStarter = 'globalThis.fivefoldStarter !== undefined'

/** The journeys run in this order in one profile; each begins where the last one ended. */
export const journeys: readonly Journey[] = [
  {
    // This journey is first: with stored data, pages start when idle.
    name: 'back to a page that waits, which takes what is done there',
    take: async (visitor) => {
      await visitor.opens('/privacy')
      await visitor.observes('does not wait', hasStarter, true)
      await visitor.presses('Pricing')
      await visitor.isAt('/pricing')
      await visitor.goesBack()
      await visitor.isAt('/privacy')
      await visitor.observes('has started', isInteractive, false)
      await visitor.presses('Sign In')
      await visitor.sees('Forgot password?')
    },
  },
  {
    name: 'from the home page to the prices',
    take: async (visitor) => {
      await visitor.opens('/')
      await visitor.presses('Pricing')
      await visitor.isAt('/pricing')
      await visitor.sees('Start with one team. Add more when they ask.')
    },
  },
  {
    name: 'a choice on a page as soon as it opens',
    take: async (visitor) => {
      await visitor.opens('/case-studies')
      await visitor.chooses('Industry', 'Retail')
      await visitor.observes('the address does not follow', 'location.search', '?industry=Retail')
    },
  },
  {
    name: 'the dark theme stays',
    take: async (visitor) => {
      await visitor.presses('Theme')
      await visitor.presses('Dark')
      await visitor.observes('is not dark', 'document.documentElement.className', 'dark')
      await visitor.opens('/about')
      await visitor.observes('is light again', 'document.documentElement.className', 'dark')
    },
  },
  {
    name: 'a guarded page asks to sign in',
    take: async (visitor) => {
      await visitor.opens('/portal')
      await visitor.sees('Authentication Required')
      await signsIn(visitor, customer)
    },
  },
  {
    name: 'a vote',
    take: async (visitor) => {
      const pressed = `document.querySelector('main [aria-label^="Vote for"]')?.ariaPressed`
      await visitor.opens('/portal?tab=roadmap')
      await visitor.presses('Vote for ')
      await visitor.observes('the vote does not count', pressed, 'true')
    },
  },
  {
    name: 'a ticket',
    take: async (visitor) => {
      await visitor.opens('/support/tickets/new')
      await visitor.chooses('Category', 'Integration')
      await visitor.types('Subject', 'The connection is red')
      await visitor.types('Description', 'Since this morning.')
      await visitor.presses('Submit Ticket')
      await visitor.isAt('/portal')
      await visitor.sees('The connection is red')
    },
  },
  {
    name: 'a search for help, and a deep link to its answer',
    take: async (visitor) => {
      await visitor.opens('/support/kb')
      await visitor.types('Search articles', 'workflow')
      await visitor.observes('the address does not follow', 'location.search', '?search=workflow')
      await visitor.opens('/support/kb?search=nothing-of-this-kind')
      await visitor.sees('No articles found. Try a different search.')
    },
  },
  {
    name: 'the dashboard is for admins',
    take: async (visitor) => {
      await visitor.opens('/admin')
      await visitor.sees('Access Denied')
      await signsOut(visitor)
      await visitor.opens('/careers')
      await signsIn(visitor, admin)
      await visitor.opens('/admin?view=tickets')
      await visitor.sees('The connection is red')
      await signsOut(visitor)
    },
  },
  {
    name: 'an address without a page',
    take: async (visitor) => {
      await visitor.opens('/no-such-page')
      await visitor.expectsNoErrors()
    },
  },
]

async function signsIn(visitor: Visitor, email: string) {
  await visitor.presses('Sign In')
  await visitor.types('Email', email)
  await visitor.types('Password', password)
  await visitor.submits('Password')
  await visitor.sees('Welcome back!')
  await visitor.isAt('/')
}

async function signsOut(visitor: Visitor) {
  await visitor.presses('Account menu')
  await visitor.presses('Logout')
  await visitor.isAt('/')
}
