import { integrations } from '../integration'

export const crm = integrations(
  [
    [
      'Salesforce',
      'OAuth 2.0',
      'accounts, contacts, opportunities, cases, custom objects',
      'the same',
    ],
    ['HubSpot', 'OAuth 2.0', 'companies, contacts, deals, notes', 'companies, contacts, deals'],
    ['Dynamics 365', 'OAuth 2.0', 'accounts, contacts, opportunities, activities', 'the same'],
    ['Pipedrive', 'OAuth 2.0', 'organizations, people, deals, activities', 'people, deals'],
    ['Zoho CRM', 'OAuth 2.0', 'accounts, contacts, deals', 'contacts, deals'],
    ['SugarCRM', 'OAuth 2.0', 'accounts, contacts, opportunities', 'the same'],
    ['Microsoft Power Apps', 'OAuth 2.0', 'Dataverse tables', 'the same'],
  ],
  [
    ['Attio', 'OAuth 2.0', 'people, companies, lists', 'the same'],
    ['Close', 'API key', 'leads, contacts, calls', 'leads, contacts'],
    ['Copper', 'API key', 'people, companies, opportunities', 'people, opportunities'],
    ['Creatio', 'OAuth 2.0', 'accounts, contacts, leads', 'leads'],
    ['Freshsales', 'API key', 'accounts, contacts, deals', 'contacts, deals'],
    ['Insightly', 'API key', 'contacts, organizations, projects', 'contacts'],
  ],
)
