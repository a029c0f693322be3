import { choiceParam, readAddress } from '@fivefold/shared/address/address-schema'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import { countOf, countWords, dollarWords } from '@fivefold/shared/words/count-words'
import { estimateOf, type Usage } from '../estimate/price-estimate'
import { usageAddress } from '../estimate/usage-address'

const plans = ['starter', 'professional', 'enterprise'] as const
const products = ['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const
const inquiries = ['sales', 'support', 'partnership', 'general'] as const
const demos = ['cortex', 'platform', 'custom'] as const

/** What a button knows of the visitor when it opens a form; '' and undefined where it knows nothing. */
export interface LeadContext {
  readonly plan: (typeof plans)[number] | ''
  readonly product: (typeof products)[number] | ''
  /** The inquiry type of the contact form. */
  readonly inquiry: (typeof inquiries)[number] | ''
  /** The type of demo that the wizard is asked for. */
  readonly demo: (typeof demos)[number] | ''
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
}

/** By the query of the address, or of the history entry where the address holds none of it. */
export function leadContextOf(search: string, entry: unknown): LeadContext {
  const kept = isRecord(entry) ? entry['context'] : undefined
  const query = new URLSearchParams(typeof kept === 'string' ? kept : '')
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value)
  return { ...readAddress(choices, query), usage: usageIn(query) }
}

const planNames = { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' }

/** `Professional plan, 120 users, 5 integrations, 10 GB, $1,699/month`; '' without plan and estimate. */
export function contextWords({ plan, usage }: LeadContext): string {
  const parts = plan ? [`${planNames[plan]} plan`] : []
  if (usage) {
    const { users, integrations, storage } = usage
    parts.push(
      `${countWords(users)} users`,
      countOf(integrations, { one: 'integration', many: 'integrations' }),
      `${countWords(storage)} GB`,
      `${dollarWords(estimateOf(usage).total)}/month`,
    )
  }
  return parts.join(', ')
}

/** What the record of the form keeps of it. */
export function contextRecord({ plan, product, usage }: LeadContext) {
  return {
    ...(plan && { plan }),
    ...(product && { product }),
    ...(usage && { ...usage, monthlyEstimate: estimateOf(usage).total }),
  }
}
