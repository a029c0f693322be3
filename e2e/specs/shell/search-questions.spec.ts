import { readFileSync } from 'node:fs'
import path from 'node:path'
import { uptimePercent } from '@fivefold/shared/facts/service-levels'
import { seedArticles } from '@fivefold/shared/domain/site/seed-articles-content'
import { articleSections } from '@fivefold/shared/search/own-sections'
import { searchFile, searchFileOf, type SearchFile } from '@fivefold/shared/search/search-section'
import { sectionRanking } from '@fivefold/shared/search/section-ranking'
import * as v from 'valibot'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

const answer = (name: string) => `/support/kb/${name}`

type Questions = Readonly<Record<string, readonly string[]>>

/** Questions of buyers and customers, and the pages that answer them. */
const questions: Questions = {
  'where is my data stored': [answer('data-region'), '/privacy', '/security'],
  'invoice billing': [answer('invoices'), '/pricing', '/support', '/terms'],
  'Salesforce integration': ['/cortex', '/platform'],
  'SAP connector': ['/cortex', '/platform'],
  'reset password': [answer('sign-in'), '/support'],
  'how long does onboarding take': ['/solutions', '/waitlist'],
  'annual discount': ['/pricing'],
  'volume discount': ['/pricing'],
  'API rate limit': [answer('api-keys'), '/developers', '/developers/api'],
  'status page': [answer('service-status'), '/support', '/terms'],
  'phone number': ['/contact', '/support'],
  '120 users': ['/pricing'],
  'backup retention': [answer('delete-data'), '/security', '/privacy', '/terms'],
  'implementation timeline': ['/solutions'],
  'delete my account': [answer('delete-data'), '/support', '/privacy'],
  'How much does it cost?': ['/pricing'],
  'price calculator': ['/pricing'],
  'Can I get a refund?': [answer('invoices'), '/pricing'],
  'How do I cancel?': [answer('invoices'), '/pricing'],
  'who counts as a user': [answer('invite-colleagues'), '/pricing'],
  'enterprise plan': ['/pricing'],
  SSO: [answer('single-sign-on'), '/security', '/cortex', '/pricing'],
  'two-factor authentication': ['/security'],
  GDPR: ['/privacy', '/security'],
  HIPAA: ['/security', '/platform'],
  'SOC 2': ['/security', '/platform'],
  'how long are backups kept': [answer('delete-data'), '/security'],
  'report a vulnerability': ['/security'],
  'what happens in an incident': [answer('service-status'), '/security'],
  'delete my personal data': [answer('delete-data'), '/privacy'],
  'what does this website store in my browser': ['/privacy'],
  'uptime SLA': [answer('service-status'), '/terms', '/platform'],
  'Python SDK': ['/developers'],
  'API reference': ['/developers', '/developers/api'],
  'token expired': [answer('connect-integration'), '/support/kb'],
  'test a workflow before switching it on': ['/support/kb'],
  Snowflake: ['/cortex', '/platform'],
  'no-code app builder': ['/platform'],
  'Northwind Traders': ['/case-studies', '/solutions'],
  'prior authorization': ['/case-studies', '/solutions'],
  'quarter close': ['/case-studies', '/solutions'],
  'ROI calculator': ['/solutions'],
  'how many weeks until launch': ['/solutions', '/blog'],
  'reseller margin': ['/partnerships/resellers'],
  'integrator certification': ['/partnerships/integrators'],
  'become certified': ['/learn', '/partnerships/integrators'],
  'call sales': ['/contact'],
  'how fast does support answer': ['/contact', '/support'],
  'why are retries hard': ['/blog'],
  'governance guide': ['/resources'],
}

/** Fifty more, most of which were written before the ranking was tuned. */
const otherQuestions: Questions = {
  'free trial': ['/pricing'],
  liability: ['/terms'],
  'governing law': ['/terms'],
  webhook: [answer('webhooks'), '/developers'],
  'command line': ['/developers'],
  'map fields': [answer('connect-integration'), '/support/kb'],
  'technical specifications': ['/platform'],
  'compare features of the products': ['/platform'],
  Calder: ['/case-studies', '/solutions'],
  manufacturing: ['/solutions'],
  'apply as a partner': ['/partnerships', '/partnerships/technology'],
  'training for beginners': ['/learn'],
  'who leads the company': ['/about'],
  'where are your offices': ['/about'],
  'press releases': ['/newsroom'],
  'can I export my data if we leave': [
    answer('export-data'),
    '/pricing',
    '/terms',
    '/about',
    '/privacy',
  ],
  'is my data encrypted': ['/security'],
  'do you use our data to train your AI': ['/terms'],
  'EU data residency': [answer('data-region'), '/privacy', '/pricing', '/platform'],
  'penetration testing': ['/security'],
  'ISO 27001 certificate': ['/security', '/platform'],
  'SOC 2 report': ['/security'],
  'single sign-on': [answer('single-sign-on'), '/security', '/cortex', '/pricing'],
  'how do I get an API key': [answer('api-keys'), '/developers', '/developers/api'],
  'webhooks retry': [answer('webhooks'), '/developers'],
  'java client library': ['/developers'],
  'on-premise deployment': [answer('data-region'), '/pricing', '/cortex', '/platform'],
  'private cloud': [answer('data-region'), '/pricing', '/cortex'],
  'how many integrations are included': ['/pricing'],
  'storage limit': ['/pricing'],
  'is there a free plan': ['/pricing', '/waitlist'],
  'credit card required': ['/pricing', '/terms'],
  'upgrade my plan': [answer('invoices'), '/pricing'],
  'price increase notice': ['/terms', '/pricing'],
  'cost per additional user': ['/pricing'],
  'connect HubSpot': ['/cortex', '/platform'],
  'does it work with Slack': ['/cortex', '/platform'],
  Okta: [answer('single-sign-on'), '/platform', '/security'],
  'Workday payroll': ['/cortex', '/platform'],
  'audit log': ['/cortex', '/platform', '/security', '/pricing'],
  'approval workflow': ['/platform', '/solutions'],
  'human in the loop': ['/platform', '/cortex', '/home', '/'],
  'chatbot for HR': ['/cortex'],
  'customer support automation': ['/cortex'],
  'invoice matching': ['/cortex', '/solutions'],
  'insurance claims': ['/case-studies', '/solutions'],
  hospital: ['/solutions', '/case-studies'],
  'university admissions': ['/solutions'],
  'reduce downtime in the factory': ['/solutions'],
  'food wholesaler story': ['/case-studies', '/newsroom', '/about'],
}

/** Questions that people on the site found no answer to, or the wrong one, and others as they type them. */
const typedQuestions: Questions = {
  roadmap: ['/portal'],
  refund: [answer('invoices'), '/pricing'],
  SSO: [answer('single-sign-on'), '/security', '/cortex', '/pricing'],
  'delete account': [answer('delete-data'), '/support'],
  'invoice instead of card': [answer('invoices'), '/support', '/pricing'],
  'export to Excel': ['/cortex', '/terms'],
  'on-premise': [answer('data-region'), '/pricing', '/cortex'],
  'penetration test': ['/security'],
  'purchase order': [answer('invoices'), '/support', '/pricing'],
  'forgot my password': [answer('sign-in'), '/support'],
  'is the service down': [answer('service-status'), '/support', '/terms'],
  'uptime guarantee': [answer('service-status'), '/terms'],
  'cancel subscription': [answer('invoices'), '/pricing'],
  'data processing agreement': ['/security', '/privacy'],
  'SOC2 report download': ['/security'],
  'who owns our data': ['/terms'],
  'time to go live': ['/solutions', '/blog'],
  'talk to someone on the phone': ['/support', '/contact'],
}

/** Questions of customers, each with the answer of the knowledge base that has to come first. */
const answered: Questions = {
  'I cannot sign in': [answer('sign-in')],
  'I did not get the reset email': [answer('sign-in')],
  'how do I invite my team': [answer('invite-colleagues')],
  'remove a user': [answer('invite-colleagues')],
  'connection failed': [answer('connect-integration')],
  'my system is not in the list': [answer('connect-integration')],
  'rotate an API key': [answer('api-keys')],
  'too many requests': [answer('api-keys')],
  'webhook not received': [answer('webhooks')],
  'verify the webhook signature': [answer('webhooks')],
  'workflow failed': [answer('failed-run')],
  'retry a run': [answer('failed-run')],
  'download all data': [answer('export-data')],
  'where is my invoice': [answer('invoices')],
  'change plan': [answer('invoices')],
  'configure SAML': [answer('single-sign-on')],
  'SCIM provisioning': [answer('single-sign-on')],
  'data retention period': [answer('delete-data')],
  'close my account': [answer('delete-data'), '/support'],
  'outage today': [answer('service-status')],
  'change the region': [answer('data-region')],
  'self-hosted': [answer('data-region')],
}

const nonsense = [
  '<b>',
  '<img src=x onerror=alert(1)>',
  'asdfgh',
  'qwertz',
  'xyzzy plugh',
  'lorem ipsum dolor sit amet',
  'banana pancakes',
  "' OR 1=1 --",
]

const publishedFile = (remote: string): SearchFile =>
  v.parse(searchFile, JSON.parse(readFileSync(path.join(siteFolder, searchFileOf(remote)), 'utf8')))

function publishedRanking() {
  const files = Object.keys(releasedRegistry().remotes).map(publishedFile)
  return sectionRanking(
    [...files.flatMap(({ sections }) => sections), ...articleSections(seedArticles)],
    files.flatMap(({ synonyms }) => synonyms),
  )
}

for (const { name, asked, wanted } of [
  { name: 'fifty questions', asked: questions, wanted: 48 },
  { name: 'fifty other questions', asked: otherQuestions, wanted: 46 },
  { name: 'eighteen questions as people type them', asked: typedQuestions, wanted: 17 },
  { name: 'twenty-two questions of customers', asked: answered, wanted: 21 },
]) {
  test(`the first hit answers ${wanted} of ${name}`, () => {
    const find = publishedRanking()
    const wrong = Object.entries(asked).flatMap(([question, pages]) => {
      const [hit] = find(question, 1)
      const [page = ''] = hit?.section.url.split(/[?#]/) ?? []
      return pages.includes(page) ? [] : [`${question}: ${hit?.section.url} ${hit?.section.title}`]
    })
    const most = Object.keys(asked).length - wanted
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(most)
  })
}

test('nonsense has no matches', () => {
  const find = publishedRanking()
  expect(nonsense.filter((query) => find(query, 1).length > 0)).toEqual([])
})

test('a hit says the answer', () => {
  const [hit] = publishedRanking()('uptime', 1)
  expect(hit?.section.title).toBe(`Uptime: ${uptimePercent}%`)
})
