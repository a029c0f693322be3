import { brand } from '@fivefold/shared/brand'
import { allIntegrations, ownIntegrations } from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import { starterIntegrations } from '@fivefold/shared/facts/plan-terms'
import { hrefWith } from '../../lead-context/lead-link'
import type { Integration } from './integration'
import { collaboration } from './list/collaboration'
import { commerce } from './list/commerce'
import { crm } from './list/crm'
import { finance } from './list/finance'
import { identity } from './list/identity'
import { people } from './list/people'
import { support } from './list/support'
import { warehouses } from './list/warehouses'

export interface IntegrationCategory {
  id: string
  name: string
  integrations: readonly Integration[]
}

/** The best-known integrations of each come first. */
export const integrationCategories: readonly IntegrationCategory[] = [
  { id: 'crm', name: 'CRM and sales', integrations: crm },
  { id: 'support', name: 'Customer support', integrations: support },
  { id: 'finance', name: 'Finance and ERP', integrations: finance },
  { id: 'hr', name: 'HR and payroll', integrations: people },
  { id: 'collaboration', name: 'Collaboration', integrations: collaboration },
  { id: 'data', name: 'Data and warehouses', integrations: warehouses },
  { id: 'commerce', name: 'Commerce', integrations: commerce },
  { id: 'identity', name: 'Identity and security', integrations: identity },
]

export const integrationsContent = {
  title: 'Integration partners',
  lead: `We build and maintain ${ownIntegrations}+ connectors; with those of partners, there are ${allIntegrations}+ integrations. Starter connects up to ${starterIntegrations}, the other plans any number.`,
  search: { label: 'Search integrations', placeholder: 'Search by system or record' },
  categoriesLabel: 'Category',
  all: 'All',
  shown: (count: number, all: number) =>
    count === all ? `${all} integrations` : `${count} of ${all} integrations`,
  makers: { own: `By ${brand.name}`, partner: 'Partner' },
  reads: 'Reads',
  writes: 'Writes',
  readsOnly: 'nothing',
  signIn: 'Sign-in',
  empty: {
    title: (search: string) => `Nothing matches “${search}”`,
    text: 'Anything else connects through the API or a webhook. Or tell us what you need.',
    showAll: 'Show all integrations',
  },
  ask: {
    label: 'Ask for an integration',
    to: hrefWith(paths.contact, { inquiry: 'general', topic: 'integration' }),
  },
} as const
