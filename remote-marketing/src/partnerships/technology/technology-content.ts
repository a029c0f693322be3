import { brand } from '@fivefold/shared/brand'
import { applicationReviewHours } from '@fivefold/shared/facts/answer-times'
import { apiResponseMs, syncSeconds } from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../../lead-context/lead-link'
import { applyHref } from '../apply-link'

const contactUs = hrefWith(paths.contact, { inquiry: 'partnership', topic: 'technology' })

export const technologyContent = {
  hero: {
    eyebrow: 'Technology partners',
    title: 'Build one connector, reach every workspace',
    lead: `Connect your product to Integ once. Every ${brand.name} customer can then search it, sync with it and build on it, with no project required.`,
    contact: {
      label: 'Talk to the integrations team',
      to: contactUs,
    },
    developers: { label: 'Read the developer docs', to: paths.developers },
  },
  steps: {
    title: 'From manifest to listing',
    items: [
      {
        name: 'Describe',
        text: 'A manifest lists your objects, your operations and which of them are safe to retry.',
      },
      {
        name: 'Build',
        text: 'The CLI runs your connector against a sandbox workspace and records every call.',
      },
      {
        name: 'Review',
        text: 'Two of our engineers go through it with you on a call. You leave with an approval or a short to-do list.',
      },
      {
        name: 'List',
        text: 'Your listing appears in every workspace the same day. Updates ship without another review.',
      },
    ],
  },
  listing: {
    name: 'Northwind Ledger',
    maker: 'by Northwind Software',
    status: 'Reviewed',
    facts: [
      ['Objects', 'Invoices, Accounts, Payments'],
      ['Directions', 'Read and write'],
      ['Sync', `under ${syncSeconds} seconds`],
      ['Sign-in', 'OAuth 2.0'],
    ],
    action: 'Connect',
  },
  checks: {
    title: 'What we review',
    lead: 'No surprises. These six checks are the whole list.',
    caption: 'Requirements for a listed connector',
    columns: ['Check', 'What we look for', 'Requirement'],
    rows: [
      ['Speed', 'Changes in your product reach the workspace', `under ${syncSeconds} seconds`],
      [
        'Response',
        'Read operations of your API, measured from our nearest region',
        `under ${apiResponseMs} ms`,
      ],
      ['Idempotency', 'A write that’s sent twice takes effect once', 'every keyed write'],
      ['Scopes', 'The token requests only what the connector uses', 'no write scope for reads'],
      ['Logging', 'Every call appears in the customer’s audit log', '100% of calls'],
      ['Support', 'A person replies when a customer reports a problem', 'one business day'],
    ],
  },
  start: {
    title: 'Everything you need to start',
    items: [
      {
        name: 'Developer hub',
        text: 'Quick start, SDKs and the CLI, with code you can copy.',
        to: paths.developers,
      },
      {
        name: 'API reference',
        text: 'Core and management endpoints with a sample request.',
        to: paths.developersApi,
      },
      {
        name: 'Resources',
        text: 'Product videos and the integration guide.',
        to: paths.resources,
      },
    ],
  },
  closing: {
    title: 'Does your product belong here?',
    text: `Tell us your product and who wants it. We review applications within ${applicationReviewHours} hours.`,
    primary: { label: 'Contact us', to: contactUs },
    secondary: { label: 'How to apply', to: applyHref('technology') },
  },
} as const
