import { integrations } from '../integration'

export const support = integrations(
  [
    ['Zendesk', 'OAuth 2.0', 'tickets, users, organizations, articles', 'tickets, users'],
    ['ServiceNow', 'OAuth 2.0', 'incidents, requests, assets, knowledge', 'incidents, requests'],
    ['Intercom', 'OAuth 2.0', 'conversations, contacts, articles', 'conversations, contacts'],
    ['Freshdesk', 'API key', 'tickets, contacts, companies', 'tickets, contacts'],
    ['Jira Service Management', 'OAuth 2.0', 'requests, queues, assets', 'requests'],
    ['Help Scout', 'OAuth 2.0', 'conversations, customers', 'conversations'],
  ],
  [
    ['Front', 'OAuth 2.0', 'conversations, contacts', 'conversations'],
    ['Gorgias', 'OAuth 2.0', 'tickets, customers', 'tickets'],
    ['Gladly', 'API key', 'conversations, customers'],
    ['HappyFox', 'API key', 'tickets, contacts', 'tickets'],
    ['Kustomer', 'API key', 'conversations, customers', 'conversations'],
    ['LiveAgent', 'API key', 'tickets, chats', 'tickets'],
    ['Zoho Desk', 'OAuth 2.0', 'tickets, contacts, articles', 'tickets'],
  ],
)
