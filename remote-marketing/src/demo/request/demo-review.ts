import { demoContent, offerOf } from './demo-content'
import type { DemoForm } from './demo-fields'

interface Answered {
  term: string
  detail: string
}

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? ''

/** The answers in words, in the order of the steps, without empty ones. */
export function reviewOf(form: DemoForm): readonly Answered[] {
  const { roleOptions, companySizeOptions, industryOptions, timelineOptions, productOptions } =
    demoContent
  const products = productOptions.filter(({ value }) => form.interestedProducts.includes(value))
  const answers = [
    { term: 'Demo', detail: offerOf(form.demoType)?.label ?? '' },
    { term: 'Name', detail: form.name },
    { term: 'Email', detail: form.email },
    { term: 'Phone', detail: form.phone },
    { term: 'Company', detail: form.company },
    { term: 'Role', detail: labelIn(roleOptions, form.role) },
    { term: 'Company Size', detail: labelIn(companySizeOptions, form.companySize) },
    { term: 'Industry', detail: labelIn(industryOptions, form.industry) },
    { term: 'Challenges', detail: form.currentChallenges },
    { term: 'Use Case', detail: form.specificUseCase },
    { term: 'Products', detail: products.map(({ label }) => label).join(', ') },
    { term: 'Integrations', detail: form.integrationNeeds },
    { term: 'Timeline', detail: labelIn(timelineOptions, form.timeline) },
  ]
  return answers.filter(({ detail }) => detail.trim() !== '')
}
