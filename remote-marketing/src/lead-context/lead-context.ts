import { choiceParam, readAddress } from '@fivefold/shared/address/address-schema'
import { countOf, countWords, dollarWords } from '@fivefold/shared/words/count-words'
import { estimateOf, type Usage } from '../estimate/price-estimate'
import { usageAddress } from '../estimate/usage-address'
import { leadIndustries } from './lead-industry'

const plans = ['starter', 'professional', 'enterprise'] as const
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

type Topic = keyof typeof topics
const isTopic = (word: string): word is Topic => Object.hasOwn(topics, word)

/** The choices that a link passes to the form it opens; '' or undefined when unknown. */
export interface LeadContext {
  readonly plan: (typeof plans)[number] | ''
  readonly product: (typeof products)[number] | ''
  /** The inquiry type of the contact form. */
  readonly inquiry: (typeof inquiries)[number] | ''
  /** The demo type of the wizard. */
  readonly demo: (typeof demos)[number] | ''
  /** A value of the wizard's list. */
  readonly industry: (typeof leadIndustries)[number] | ''
  readonly topic: Topic | ''
  readonly usage: Usage | undefined
}

/** Undefined unless the address names an amount of the price calculator. */
const usageIn = (query: URLSearchParams): Usage | undefined =>
  Object.keys(usageAddress).some((name) => query.has(name))
    ? readAddress(usageAddress, query)
    : undefined

const choices = {
  plan: choiceParam<LeadContext['plan']>('plan', plans, ''),
  product: choiceParam<LeadContext['product']>('product', products, ''),
  inquiry: choiceParam<LeadContext['inquiry']>('inquiry', inquiries, ''),
  demo: choiceParam<LeadContext['demo']>('demo', demos, ''),
  industry: choiceParam<LeadContext['industry']>('industry', leadIndustries, ''),
  topic: choiceParam<LeadContext['topic']>('topic', Object.keys(topics).filter(isTopic), ''),
}

/** Reads the query of the address. Anybody can write one, so only known choices are accepted. */
export function leadContextOf(search: string): LeadContext {
  const query = new URLSearchParams(search)
  return { ...readAddress(choices, query), usage: usageIn(query) }
}

const planNames = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' }

/**
 * `Professional plan, $1,699/month, 120 users, 5 integrations, 10 GB`. The most important comes first,
 * because a phone cuts off the end. '' without topic, plan and estimate.
 */
export function contextWords({ topic, plan, usage }: LeadContext): string {
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
  return parts.join(', ')
}

/** The part that is stored with the form. */
export function contextRecord({ topic, plan, product, usage }: LeadContext) {
  return {
    ...(topic && { topic }),
    ...(plan && { plan }),
    ...(product && { product }),
    ...(usage && { ...usage, monthlyEstimate: estimateOf(usage).total }),
  }
}
