import * as v from 'valibot'
import { emailText, optionalText, requiredChoice, requiredText } from '@fivefold/shared/forms/rules'
import { demoRequestContent } from './demo-request-content'

const { roles, companySizes, primaryUseCases } = demoRequestContent
const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value)

export const demoRequestMessages = {
  name: 'Enter your name.',
  email: 'Enter an e-mail address such as name@company.com.',
  company: 'Enter your company.',
  role: 'Choose your role.',
  companySize: 'Choose the size of your company.',
  primaryUseCase: 'Choose what you would use Cortex for.',
  currentSystems: '',
  specificNeeds: '',
}

export const DemoRequestFormSchema = v.object({
  name: requiredText(demoRequestMessages.name, 200),
  email: emailText(demoRequestMessages.email),
  company: requiredText(demoRequestMessages.company, 200),
  role: requiredChoice(valuesOf(roles), demoRequestMessages.role),
  companySize: requiredChoice(valuesOf(companySizes), demoRequestMessages.companySize),
  primaryUseCase: requiredChoice(valuesOf(primaryUseCases), demoRequestMessages.primaryUseCase),
  currentSystems: optionalText(),
  specificNeeds: optionalText(),
})

export type DemoRequestForm = v.InferOutput<typeof DemoRequestFormSchema>

export const emptyDemoRequest: DemoRequestForm = {
  name: '',
  email: '',
  company: '',
  role: '',
  companySize: '',
  primaryUseCase: '',
  currentSystems: '',
  specificNeeds: '',
}
