import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'

const api = brand.siteUrl.replace('//www.', '//api.')
const cli = brand.slug
const packageScope = `@${brand.slug}`
const keyVariable = `${brand.slug.toUpperCase()}_API_KEY`

interface Sdk {
  language: string
  short: string
  install: string
  status: 'In development' | 'Coming soon'
}

export interface Endpoint {
  name: string
  path: string
  text: string
}

export const developersContent = {
  hero: {
    eyebrow: 'Developers',
    title: 'An API that answers before you notice',
    lead: 'One key reaches five products. Ask Cortex a question, move records through Integ, start a workflow, and get an answer in under 100 ms.',
    reference: { label: 'API documentation', to: `${paths.developersApi}#reference` },
    community: { label: 'Ask the community', to: paths.community },
  },
  latency: { median: '41 ms', medianLabel: 'median', limit: '100 ms' },
  quickStart: {
    title: 'Quick start',
    lead: 'Four commands, from a key to the first event.',
    copy: 'Copy code',
    steps: [
      {
        name: 'Keep your key',
        text: 'It comes by mail once your access is confirmed. Give it to the shell, not to the source code.',
        code: `export ${keyVariable}="{key}"`,
      },
      {
        name: 'Check it',
        text: 'The answer names your workspace and what the key may do.',
        code: `curl ${api}/v1/auth \\\n  -H "Authorization: Bearer $${keyVariable}"`,
      },
      {
        name: 'Connect a system',
        text: 'Names a system and returns the address where its owner gives consent.',
        code: `curl ${api}/v1/integrations \\\n  -H "Authorization: Bearer $${keyVariable}" \\\n  -H "Content-Type: application/json" \\\n  -d '{ "system": "northwind-ledger", "access": "read" }'`,
      },
      {
        name: 'Listen',
        text: 'Every finished run is sent to your address, signed, and again until you answer.',
        code: `curl ${api}/v1/webhooks \\\n  -H "Authorization: Bearer $${keyVariable}" \\\n  -H "Content-Type: application/json" \\\n  -d '{\n    "url": "https://example.com/hooks",\n    "events": ["workflow.finished"]\n  }'`,
      },
    ],
  },
  sdks: {
    title: 'Official SDKs',
    lead: 'Typed clients, written by the people who write the API. They open to the waitlist first.',
    developers: {
      before: 'Developers have a line of their own: ',
      label: `${paths.waitlist}?view=developers`,
      to: `${paths.waitlist}?view=developers`,
    },
    join: { label: 'Join Waitlist', to: paths.waitlist },
    items: [
      {
        language: 'TypeScript',
        short: 'ts',
        install: `npm install ${packageScope}/sdk`,
        status: 'In development',
      },
      {
        language: 'Python',
        short: 'py',
        install: `pip install ${brand.slug}`,
        status: 'In development',
      },
      {
        language: 'Go',
        short: 'go',
        install: `go get ${api.replace('https://api.', 'go.')}/sdk`,
        status: 'Coming soon',
      },
      {
        language: 'Java',
        short: 'jv',
        install: `implementation "example.${brand.slug}:sdk"`,
        status: 'Coming soon',
      },
    ] satisfies Sdk[],
  },
  reference: {
    title: 'API reference',
    lead: 'Six endpoints. The core ones do the work; the management ones decide who may and show what happened.',
    tabsLabel: 'API groups',
    more: 'Read the reference',
    groups: [
      {
        value: 'core',
        label: 'Core APIs',
        endpoints: [
          {
            name: 'Cortex',
            path: '/v1/cortex',
            text: 'Ask a question in plain language. The answer carries its sources and how fresh they are.',
          },
          {
            name: 'Integrations',
            path: '/v1/integrations',
            text: 'Connect systems, read and write their records, and follow what changed since last time.',
          },
          {
            name: 'Workflows',
            path: '/v1/workflows',
            text: 'Start a run, wait for it or listen, and take it back as long as it can be.',
          },
        ],
      },
      {
        value: 'management',
        label: 'Management',
        endpoints: [
          {
            name: 'Authentication',
            path: '/v1/auth',
            text: 'Issue, limit and withdraw keys. A key knows its scopes and its last use.',
          },
          {
            name: 'Analytics',
            path: '/v1/analytics',
            text: 'Calls, durations and errors for each key and endpoint, by the minute.',
          },
          {
            name: 'Webhooks',
            path: '/v1/webhooks',
            text: 'Subscribe to events, see every delivery, and send one again.',
          },
        ],
      },
    ] satisfies { value: string; label: string; endpoints: Endpoint[] }[],
  },
  sample: {
    title: 'A question, an answer, and where it comes from',
    request: {
      name: 'Request',
      code: `curl ${api}/v1/cortex/query \\\n  -H "Authorization: Bearer {key}" \\\n  -H "Content-Type: application/json" \\\n  -d '{\n    "query": "Which invoices are overdue by more than 30 days?"\n  }'`,
    },
    response: {
      name: 'Response',
      status: '200 OK in 41 ms',
      code: `{\n  "answer": "412 invoices, $1.84M in total.",\n  "sources": [\n    {\n      "system": "northwind-ledger",\n      "object": "invoices",\n      "rows": 412,\n      "age_seconds": 3\n    }\n  ],\n  "permissions": "as caller"\n}`,
    },
  },
  cli: {
    title: 'The whole platform from a terminal',
    text: 'Install it once for all projects. It signs in through the browser, deploys what is in the folder, and follows the logs until you stop it.',
    name: 'Terminal',
    code: `npm install -g ${packageScope}/cli\n${cli} login\n${cli} deploy\n${cli} logs --follow`,
    resources: { label: 'Guides for the command line', to: paths.resources },
  },
  closing: {
    title: 'Build the first thing this week',
    text: 'Tell us what you want to connect. Access comes with a sandbox workspace and the address of an engineer.',
    access: { label: 'Request API Access', to: paths.demo },
    community: { label: 'Join the community', to: paths.community },
  },
} as const
