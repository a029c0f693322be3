import { brand } from '@fivefold/shared/brand'
import { anchors, paths } from '@fivefold/shared/routing/paths'

export const technologyContent = {
  hero: {
    eyebrow: 'Technology partners',
    title: 'One connector. Every workspace.',
    lead: `Connect your product to Integ once. From then on every ${brand.name} customer can search it, move data through it and build on it, without a project.`,
    contact: { label: 'Talk to the integrations team', to: paths.contact },
    developers: { label: 'Read the developer docs', to: paths.developers },
  },
  steps: {
    title: 'From specification to listing',
    items: [
      {
        name: 'Describe',
        text: 'A manifest names your objects, your operations and which of them may be repeated safely.',
      },
      {
        name: 'Build',
        text: 'The command line tool runs your connector against a sandbox workspace and records every call.',
      },
      {
        name: 'Review',
        text: 'Two of our engineers read it with you on a call. You leave with a yes or with a short list.',
      },
      {
        name: 'List',
        text: 'Your entry appears in every workspace the same day. Updates ship without a second review.',
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
      ['Sync', 'under 5 seconds'],
      ['Sign-in', 'OAuth 2.0'],
    ],
    action: 'Connect',
  },
  checks: {
    title: 'What the review looks at',
    lead: 'No surprises: these six rows are the whole list.',
    caption: 'Requirements for a listed connector',
    columns: ['Check', 'What we look for', 'Limit'],
    rows: [
      ['Speed', 'Changes in your product arrive in the workspace', 'under 5 seconds'],
      ['Response', 'Read operations of your API, from our nearest region', 'under 100 ms'],
      ['Repetition', 'A write that is sent twice has an effect once', 'every keyed write'],
      ['Scope', 'The token asks only for what the connector uses', 'no write scope for reads'],
      ['Record', 'Each call appears in the customer’s audit log', '100% of calls'],
      ['Help', 'A person answers when a customer reports a problem', 'one working day'],
    ],
  },
  start: {
    title: 'Everything to start with',
    items: [
      {
        name: 'Developer home',
        text: 'Quick start, SDKs and the command line tool, with code that can be copied.',
        to: paths.developers,
      },
      {
        name: 'API reference',
        text: 'Core and management endpoints, with a sample request.',
        to: paths.developersApi,
      },
      {
        name: 'Resources',
        text: 'Recorded builds, guides and the connector checklist.',
        to: paths.resources,
      },
    ],
  },
  closing: {
    title: 'Have a product that belongs here?',
    text: 'Tell us its name and who asks for it. We review applications within 48 hours.',
    first: { label: 'Contact us', to: paths.contact },
    second: { label: 'How to apply', to: anchors.apply },
  },
} as const
