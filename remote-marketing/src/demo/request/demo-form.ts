import * as v from 'valibot'

export const demoTypes = ['cortex', 'platform', 'custom'] as const
export const demoProducts = ['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const

export type DemoType = (typeof demoTypes)[number]
export type DemoProduct = (typeof demoProducts)[number]

const text = v.optional(v.string(), '')

/**
 * What the visitor has entered so far, finished or not; the field names are those of the stored
 * record. A draft comes back from the browser's storage through this schema.
 */
export const DemoFormSchema = v.object({
  demoType: v.fallback(v.picklist([...demoTypes, '']), ''),
  name: text,
  email: text,
  phone: text,
  company: text,
  role: text,
  companySize: text,
  industry: text,
  currentChallenges: text,
  specificUseCase: text,
  interestedProducts: v.fallback(v.array(v.picklist(demoProducts)), []),
  integrationNeeds: text,
  timeline: text,
})

export type DemoForm = v.InferOutput<typeof DemoFormSchema>
export type DemoField = keyof DemoForm
export type DemoTextField = Exclude<DemoField, 'demoType' | 'interestedProducts'>

export const emptyDemoForm: DemoForm = {
  demoType: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  role: '',
  companySize: '',
  industry: '',
  currentChallenges: '',
  specificUseCase: '',
  interestedProducts: [],
  integrationNeeds: '',
  timeline: '',
}
