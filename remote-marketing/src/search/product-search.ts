import { allIntegrations, syncSeconds } from '@fivefold/shared/facts/service-levels'
import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { SearchEntry } from '@fivefold/shared/routing/remote-contract'

/** The five products with links to their sections of the site. */
export const productSearch = {
  cortex: {
    title: 'Cortex Companion',
    description:
      'The AI assistant that answers business questions in plain language, from your own systems.',
    type: 'product',
    category: 'AI Assistant',
    url: paths.cortex,
  },
  integ: {
    title: 'Integ',
    description: `The universal connector: ${allIntegrations}+ integrations, kept in sync in under ${syncSeconds} seconds.`,
    type: 'product',
    category: 'Integrations',
    url: anchors.integ,
  },
  pipelines: {
    title: 'Data Pipelines',
    description: 'Data intelligence pipelines that clean, join and check data on its way.',
    type: 'product',
    category: 'Data Intelligence',
    url: anchors.pipelines,
  },
  workflows: {
    title: 'Smart Workflows',
    description: 'Automation across teams, with approvals where a person has to decide.',
    type: 'product',
    category: 'Workflow Automation',
    url: anchors.workflows,
  },
  scd: {
    title: 'SCD',
    description: 'The no-code visual builder: draw an app on a canvas and publish it the same day.',
    type: 'product',
    category: 'No-Code Builder',
    url: anchors.scd,
  },
} as const satisfies Record<string, SearchEntry>
