import { brand } from '@fivefold/shared/brand'
import {
  apiMedianMs,
  apiResponseMs,
  cortexAnswerSeconds,
} from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../lead-context/lead-link'
import { api, keyVariable } from './code/api-names'
import { askCortex } from './reference/endpoints/cortex-content'
import { curlCode } from './reference/request-code'

const cli = brand.slug
const packageScope = `@${brand.slug}`

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
    ],
  },
  sample: {
    title: 'Ask a question, get an answer with sources',
    request: {
      name: 'Request',
      code: curlCode(askCortex.example, '{key}'),
    },
    response: {
      name: 'Response',
      status: '200 OK in 2.1 s',
      code: JSON.stringify(askCortex.response.body, null, 2),
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
