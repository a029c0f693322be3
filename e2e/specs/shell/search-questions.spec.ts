import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seedArticles } from '@fivefold/shared/domain/site/seed-articles-content'
import { articleSections } from '@fivefold/shared/search/own-sections'
import { searchFileOf, type SearchSection } from '@fivefold/shared/search/search-section'
import { sectionRanking } from '@fivefold/shared/search/section-ranking'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

/** A buyer’s questions, and the pages that answer them. */
const questions: Readonly<Record<string, readonly string[]>> = {
  'How much does it cost?': ['/pricing'],
  'price calculator': ['/pricing'],
  'free trial': ['/pricing'],
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
  liability: ['/terms'],
  'uptime SLA': ['/terms', '/platform'],
  'governing law': ['/terms'],
  webhook: ['/developers'],
  'command line': ['/developers'],
  'Python SDK': ['/developers'],
  'API reference': ['/developers', '/developers/api'],
  'token expired': ['/support/kb'],
  'map fields': ['/support/kb'],
  'test a workflow before switching it on': ['/support/kb'],
  Snowflake: ['/cortex', '/platform'],
  'no-code app builder': ['/platform'],
  'technical specifications': ['/platform'],
  'compare features of the products': ['/platform'],
  Calder: ['/case-studies', '/solutions'],
  'Northwind Traders': ['/case-studies', '/solutions'],
  'prior authorization': ['/case-studies', '/solutions'],
  'quarter close': ['/case-studies', '/solutions'],
  manufacturing: ['/solutions'],
  'ROI calculator': ['/solutions'],
  'how many weeks until launch': ['/solutions', '/blog'],
  'reseller margin': ['/partnerships/resellers'],
  'integrator certification': ['/partnerships/integrators'],
  'apply as a partner': ['/partnerships', '/partnerships/technology'],
  'training for beginners': ['/learn'],
  'become certified': ['/learn', '/partnerships/integrators'],
  'who leads the company': ['/about'],
  'where are your offices': ['/about'],
  'call sales': ['/contact'],
  'how fast does support answer': ['/contact', '/support'],
  'press releases': ['/newsroom'],
  'why are retries hard': ['/blog'],
  'governance guide': ['/resources'],
}

/** How many of the fifty questions the first hit must answer. */
const wantedAnswers = 45

const publishedSections = (remote: string): SearchSection[] =>
  JSON.parse(readFileSync(path.join(siteFolder, searchFileOf(remote)), 'utf8')).sections

test(`the first hit answers ${wantedAnswers} of fifty questions`, () => {
  const published = Object.keys(releasedRegistry().remotes).flatMap(publishedSections)
  const find = sectionRanking([...published, ...articleSections(seedArticles)])
  const wrong = Object.entries(questions).flatMap(([question, pages]) => {
    const [hit] = find(question, 1)
    const [page = ''] = hit?.section.url.split(/[?#]/) ?? []
    return pages.includes(page) ? [] : [`${question}: ${hit?.section.url} ${hit?.section.title}`]
  })
  expect(Object.keys(questions)).toHaveLength(50)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(50 - wantedAnswers)
})
