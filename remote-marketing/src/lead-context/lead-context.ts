import { choiceParam, readAddress } from '@fivefold/shared/address/address-schema'
import { countOf, countWords, dollarWords } from '@fivefold/shared/words/count-words'
import { estimateOf, type Usage } from '../estimate/price-estimate'
import { usageAddress } from '../estimate/usage-address'
import { leadIndustries } from './lead-industry'

const plans = ['starter', 'professional', 'enterprise'] as const
const products = ['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const
const inquiries = ['sales', 'support', 'partnership', 'general'] as const
const demos = ['cortex', 'platform', 'custom'] as const

/** What else a form may be about, by the word for it in an address. */
const topics = {
  api: 'API access',
  sdk: 'Official SDKs',
  press: 'Press briefing',
  audit: 'Audit report',
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

/** What a button knows of the visitor when it opens a form; '' and undefined where it knows nothing. */
export interface LeadContext {
  readonly plan: (typeof plans)[number] | ''
  readonly product: (typeof products)[number] | ''
  /** The inquiry type of the contact form. */
  readonly inquiry: (typeof inquiries)[number] | ''
  /** The type of demo that the wizard is asked for. */
  readonly demo: (typeof demos)[number] | ''
  /** Of the company, as the wizard offers it. */
  readonly industry: (typeof leadIndustries)[number] | ''
  readonly topic: Topic | ''
  readonly usage: Usage | undefined
}

/** The estimate of the price calculator, where the address names an amount of it. */
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

/** By the query of the address. Anybody can write one: nothing is taken from it but known choices. */
export function leadContextOf(search: string): LeadContext {
  const query = new URLSearchParams(search)
  return { ...readAddress(choices, query), usage: usageIn(query) }
}

const planNames = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' }

/**
 * `Professional plan, $1,699/month, 120 users, 5 integrations, 10 GB`: what matters most comes first,
 * since a phone shows the beginning. '' without topic, plan and estimate.
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

/** What the record of the form keeps of it. */
export function contextRecord({ topic, plan, product, usage }: LeadContext) {
  return {
    ...(topic && { topic }),
    ...(plan && { plan }),
    ...(product && { product }),
    ...(usage && { ...usage, monthlyEstimate: estimateOf(usage).total }),
  }
}
