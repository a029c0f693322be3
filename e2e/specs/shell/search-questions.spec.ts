import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seedArticles } from '@fivefold/shared/domain/site/seed-articles-content'
import { articleSections } from '@fivefold/shared/search/own-sections'
import { searchFileOf, type SearchSection } from '@fivefold/shared/search/search-section'
import { sectionRanking } from '@fivefold/shared/search/section-ranking'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

type Questions = Readonly<Record<string, readonly string[]>>

/** Questions of buyers and customers, and the pages that answer them. */
const questions: Questions = {
  'where is my data stored': ['/privacy', '/security'],
  'invoice billing': ['/pricing', '/support', '/terms'],
  'Salesforce integration': ['/cortex', '/platform'],
  'SAP connector': ['/cortex', '/platform'],
  'reset password': ['/support'],
  'how long does onboarding take': ['/solutions', '/waitlist'],
  'annual discount': ['/pricing'],
  'volume discount': ['/pricing'],
  'API rate limit': ['/developers', '/developers/api'],
  'status page': ['/support', '/terms'],
  'phone number': ['/contact', '/support'],
  '120 users': ['/pricing'],
  'backup retention': ['/security', '/privacy', '/terms'],
  'implementation timeline': ['/solutions'],
  'delete my account': ['/support', '/privacy'],
  'How much does it cost?': ['/pricing'],
  'price calculator': ['/pricing'],
  'Can I get a refund?': ['/pricing'],
  'How do I cancel?': ['/pricing'],
  'who counts as a user': ['/pricing'],
  'enterprise plan': ['/pricing'],
  SSO: ['/security', '/cortex', '/pricing'],
  'two-factor authentication': ['/security'],
  GDPR: ['/privacy', '/security'],
  HIPAA: ['/security', '/platform'],
  'SOC 2': ['/security', '/platform'],
  'how long are backups kept': ['/security'],
  'report a vulnerability': ['/security'],
  'what happens in an incident': ['/security'],
  'delete my personal data': ['/privacy'],
  'what does this website store in my browser': ['/privacy'],
  'uptime SLA': ['/terms', '/platform'],
  'Python SDK': ['/developers'],
  'API reference': ['/developers', '/developers/api'],
  'token expired': ['/support/kb'],
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

/** Fifty more, most of which were written before the ranking was tuned, and not used for it. */
const otherQuestions: Questions = {
  'free trial': ['/pricing'],
  liability: ['/terms'],
  'governing law': ['/terms'],
  webhook: ['/developers'],
  'command line': ['/developers'],
  'map fields': ['/support/kb'],
  'technical specifications': ['/platform'],
  'compare features of the products': ['/platform'],
  Calder: ['/case-studies', '/solutions'],
  manufacturing: ['/solutions'],
  'apply as a partner': ['/partnerships', '/partnerships/technology'],
  'training for beginners': ['/learn'],
  'who leads the company': ['/about'],
  'where are your offices': ['/about'],
  'press releases': ['/newsroom'],
  'can I export my data if we leave': ['/pricing', '/terms', '/about', '/privacy'],
  'is my data encrypted': ['/security'],
  'do you use our data to train your AI': ['/terms'],
  'EU data residency': ['/privacy', '/pricing', '/platform'],
  'penetration testing': ['/security'],
  'ISO 27001 certificate': ['/security', '/platform'],
  'SOC 2 report': ['/security'],
  'single sign-on': ['/security', '/cortex', '/pricing'],
  'how do I get an API key': ['/developers', '/developers/api'],
  'webhooks retry': ['/developers'],
  'java client library': ['/developers'],
  'on-premise deployment': ['/pricing', '/cortex', '/platform'],
  'private cloud': ['/pricing', '/cortex'],
  'how many integrations are included': ['/pricing'],
  'storage limit': ['/pricing'],
  'is there a free plan': ['/pricing', '/waitlist'],
  'credit card required': ['/pricing', '/terms'],
  'upgrade my plan': ['/pricing'],
  'price increase notice': ['/terms', '/pricing'],
  'cost per additional user': ['/pricing'],
  'connect HubSpot': ['/cortex', '/platform'],
  'does it work with Slack': ['/cortex'],
  Okta: ['/platform', '/security'],
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

const publishedSections = (remote: string): SearchSection[] =>
  JSON.parse(readFileSync(path.join(siteFolder, searchFileOf(remote)), 'utf8')).sections

for (const { name, asked, wanted } of [
  { name: 'fifty questions', asked: questions, wanted: 48 },
  { name: 'fifty other questions', asked: otherQuestions, wanted: 42 },
]) {
  test(`the first hit answers ${wanted} of ${name}`, () => {
    const published = Object.keys(releasedRegistry().remotes).flatMap(publishedSections)
    const find = sectionRanking([...published, ...articleSections(seedArticles)])
    const wrong = Object.entries(asked).flatMap(([question, pages]) => {
      const [hit] = find(question, 1)
      const [page = ''] = hit?.section.url.split(/[?#]/) ?? []
      return pages.includes(page) ? [] : [`${question}: ${hit?.section.url} ${hit?.section.title}`]
    })
    expect(Object.keys(asked)).toHaveLength(50)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(50 - wanted)
  })
}
