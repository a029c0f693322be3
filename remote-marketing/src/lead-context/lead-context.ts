import { choiceParam, readAddress } from '@fivefold/shared/address/address-schema'
import { countOf, countWords, dollarWords } from '@fivefold/shared/words/count-words'
import { estimateOf, type Usage } from '../estimate/price-estimate'
import { usageAddress } from '../estimate/usage-address'
import { planNames, planOrder, type PlanId } from '../estimate/plan-features'
import { leadIndustries } from './lead-industry'

const products = ['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const
const inquiries = ['sales', 'support', 'partnership', 'general'] as const
const demos = ['cortex', 'platform', 'custom'] as const

/** Other subjects of a form, by their words in the address. */
const topics = {
  api: 'API access',
  sdk: 'Official SDKs',
  press: 'Press briefing',
  audit: 'Audit report',
  integration: 'Missing integration',
  ambassador: 'Ambassador program',
  tracks: 'Learning tracks',
  plans: 'Choosing a plan',
  technology: 'Technology partnership',
  integrator: 'Integrator program',
  consulting: 'Consulting program',
  reseller: 'Reseller program',
} as const

/** Features that a company needs, by their words in addresses. */
const needs = {
  products: 'all five products',
  sso: 'single sign-on',
  credits: 'credits for missed uptime',
  storage: 'more storage than Starter',
  archive: 'more storage than Professional',
  residency: 'custom data residency',
  ml: 'ML Workbench',
} as const

export type Need = keyof typeof needs
const isNeed = (word: string): word is Need => Object.hasOwn(needs, word)

type Topic = keyof typeof topics
const isTopic = (word: string): word is Topic => Object.hasOwn(topics, word)

/** The choices that a link passes to the form it opens; '' or undefined when unknown. */
export interface LeadContext {
  readonly plan: PlanId | ''
  readonly product: (typeof products)[number] | ''
  /** The inquiry type of the contact form. */
  readonly inquiry: (typeof inquiries)[number] | ''
  /** The demo type of the wizard. */
  readonly demo: (typeof demos)[number] | ''
  /** A value of the wizard's list. */
  readonly industry: (typeof leadIndustries)[number] | ''
  readonly topic: Topic | ''
  /** Features that the plan must have. */
  readonly needs: readonly Need[]
  readonly usage: Usage | undefined
}

/** Parameters that a record keeps, with the words that each may have. */
export const keptWords = {
  plan: planOrder,
  product: products,
  topic: Object.keys(topics),
  needs: Object.keys(needs),
}

/** Undefined unless the address names an amount of the price calculator. */
const usageIn = (query: URLSearchParams): Usage | undefined =>
  Object.keys(usageAddress).some((name) => query.has(name))
    ? readAddress(usageAddress, query)
    : undefined

const choices = {
  plan: choiceParam<LeadContext['plan']>('plan', planOrder, ''),
  product: choiceParam<LeadContext['product']>('product', products, ''),
  inquiry: choiceParam<LeadContext['inquiry']>('inquiry', inquiries, ''),
  demo: choiceParam<LeadContext['demo']>('demo', demos, ''),
  industry: choiceParam<LeadContext['industry']>('industry', leadIndustries, ''),
  topic: choiceParam<LeadContext['topic']>('topic', Object.keys(topics).filter(isTopic), ''),
}

/** Reads the query of the address. Anybody can write one, so only known choices are accepted. */
export function leadContextOf(search: string): LeadContext {
  const query = new URLSearchParams(search)
  const requested = query.get('needs')?.split(',') ?? []
  return {
    ...readAddress(choices, query),
    needs: requested.filter(isNeed),
    usage: usageIn(query),
  }
}

/**
 * `Professional plan, $1,699/month, 120 users, 5 integrations, 10 GB`. The most important comes first,
 * because a phone cuts off the end. '' without topic, plan and estimate.
 */
export function contextWords({ topic, plan, needs: requested, usage }: LeadContext): string {
  const parts = [...(topic ? [topics[topic]] : []), ...(plan ? [`${planNames[plan]} plan`] : [])]
  if (usage) {
    const { users, integrations, storage } = usage
    parts.push(
      `${dollarWords(estimateOf(usage).total)}/month`,
      `${countWords(users)} users`,
      countOf(integrations, { one: 'integration', many: 'integrations' }),
      `${countWords(storage)} GB`,
    )
  }
  return [...parts, ...requested.map((need) => needs[need])].join(', ')
}

/** The part that is stored with the form. */
export function contextRecord({ topic, plan, product, needs: requested, usage }: LeadContext) {
  return {
    ...(topic && { topic }),
    ...(plan && { plan }),
    ...(product && { product }),
    ...(requested.length > 0 && { needs: requested }),
    ...(usage && { ...usage, monthlyEstimate: estimateOf(usage).total }),
  }
}
