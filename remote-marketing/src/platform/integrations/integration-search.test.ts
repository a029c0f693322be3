import { describe, expect, test } from 'vitest'
import { allIntegrations, ownIntegrations } from '@fivefold/shared/facts/service-levels'
import { findIntegrations, integrationCount } from './integration-search'

const found = (search: string, category = '') =>
  findIntegrations({ search, category }).map(({ name }) => name)

describe('the integrations', () => {
  test('are as many as the site says, ours and with those of partners', () => {
    const all = findIntegrations({ search: '', category: '' })
    expect(all.filter(({ maker }) => maker === 'own').length).toBeGreaterThanOrEqual(
      ownIntegrations,
    )
    expect(integrationCount).toBeGreaterThanOrEqual(allIntegrations)
    expect(new Set(all.map(({ name }) => name)).size).toBe(integrationCount)
  })

  test('are found by name, by record and by what they are', () => {
    expect(found('salesforce')).toEqual(['Salesforce'])
    expect(found('SAP connector')).toEqual(['SAP'])
    expect(found('xero invoices')).toEqual(['Xero'])
    expect(found('no such system')).toEqual([])
  })

  test('are found in one category', () => {
    expect(found('oauth', 'hr')).toContain('Workday')
    expect(found('oauth', 'hr')).not.toContain('Slack')
  })
})
