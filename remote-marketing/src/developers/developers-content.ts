import { brand } from '@fivefold/shared/brand'
import {
  apiMedianMs,
  apiResponseMs,
  cortexAnswerSeconds,
} from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../lead-context/lead-link'

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
    title: 'One API for all five products',
    lead: `Ask Cortex a question, move records through Integ or start a workflow with a single key. The API responds in under ${apiResponseMs} ms; an answer from Cortex takes under ${cortexAnswerSeconds} seconds.`,
    reference: { label: 'API documentation', to: `${paths.developersApi}#reference` },
    community: { label: 'Ask the community', to: paths.community },
  },
  latency: {
    median: `${apiMedianMs} ms`,
    medianLabel: 'median API response',
    limit: `${apiResponseMs} ms`,
  },
  quickStart: {
    title: 'Quick start',
    lead: 'Four commands from your key to your first event.',
    copy: 'Copy code',
    steps: [
      {
        name: 'Store your key',
        text: 'We email it once your access is approved. Keep it in your environment, never in source code.',
        code: `export ${keyVariable}="{key}"`,
      },
      {
        name: 'Check your access',
        text: 'The response shows your workspace and what your key can do.',
        code: `curl ${api}/v1/auth \\\n  -H "Authorization: Bearer $${keyVariable}"`,
      },
      {
        name: 'Connect a system',
        text: 'Returns a link where the system’s owner can grant access.',
        code: `curl ${api}/v1/integrations \\\n  -H "Authorization: Bearer $${keyVariable}" \\\n  -H "Content-Type: application/json" \\\n  -d '{ "system": "northwind-ledger", "access": "read" }'`,
      },
      {
        name: 'Listen for events',
        text: 'We send a signed request for every finished run and retry until you acknowledge it.',
        code: `curl ${api}/v1/webhooks \\\n  -H "Authorization: Bearer $${keyVariable}" \\\n  -H "Content-Type: application/json" \\\n  -d '{\n    "url": "https://example.com/hooks",\n    "events": ["workflow.finished"]\n  }'`,
      },
    ],
  },
  sdks: {
    title: 'Official SDKs',
    lead: 'Typed clients, built by the team behind the API. The waitlist gets them first.',
    developers: {
      before: 'There’s a separate waitlist for developers: ',
      label: `${paths.waitlist}?view=developers`,
      to: `${paths.waitlist}?view=developers`,
    },
    join: {
      label: 'Join Waitlist',
      to: hrefWith(paths.waitlist, { topic: 'sdk' }),
    },
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
    lead: 'Six endpoints. Core APIs do the work; management APIs control access and show what happened. Past the rate limit of its key, a request gets status 429 and the time to try again.',
    tabsLabel: 'API groups',
    more: 'See a sample request',
    groups: [
      {
        value: 'core',
        label: 'Core APIs',
        endpoints: [
          {
            name: 'Cortex',
            path: '/v1/cortex',
            text: 'Ask a question in plain language. Every answer comes with its sources and their age.',
          },
          {
            name: 'Integrations',
            path: '/v1/integrations',
            text: 'Connect systems, read and write records, and fetch what changed since your last sync.',
          },
          {
            name: 'Workflows',
            path: '/v1/workflows',
            text: 'Start a run, wait for the result or subscribe to it, and undo it while that’s still possible.',
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
            text: 'Issue, scope and revoke keys. See each key’s permissions and when it was last used.',
          },
          {
            name: 'Analytics',
            path: '/v1/analytics',
            text: 'Requests, latency and errors per key and endpoint, by the minute.',
          },
          {
            name: 'Webhooks',
            path: '/v1/webhooks',
            text: 'Subscribe to events, inspect every delivery and resend any of them.',
          },
        ],
      },
    ] satisfies { value: string; label: string; endpoints: Endpoint[] }[],
  },
  sample: {
    title: 'Ask a question, get an answer with sources',
    request: {
      name: 'Request',
      code: `curl ${api}/v1/cortex/query \\\n  -H "Authorization: Bearer {key}" \\\n  -H "Content-Type: application/json" \\\n  -d '{\n    "query": "Which invoices are overdue by more than 30 days?"\n  }'`,
    },
    response: {
      name: 'Response',
      status: '200 OK in 2.1 s',
      code: `{\n  "answer": "412 invoices, $1.84M in total.",\n  "sources": [\n    {\n      "system": "northwind-ledger",\n      "object": "invoices",\n      "rows": 412,\n      "age_seconds": 3\n    }\n  ],\n  "permissions": "as caller"\n}`,
    },
  },
  cli: {
    title: 'The platform from your terminal',
    text: 'Install it once for all your projects. Sign in through the browser, deploy the current folder and stream logs as they happen.',
    name: 'Terminal',
    code: `npm install -g ${packageScope}/cli\n${cli} login\n${cli} deploy\n${cli} logs --follow`,
    resources: { label: 'Browse guides and videos', to: paths.resources },
  },
  closing: {
    title: 'Ship your first integration this week',
    text: 'Tell us what you want to connect. API access comes with a sandbox workspace and an engineer you can email.',
    access: {
      label: 'Request API Access',
      to: hrefWith(paths.demo, { demo: 'custom', topic: 'api' }),
    },
    community: { label: 'Join the community', to: paths.community },
  },
} as const
