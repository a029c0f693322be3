import path from 'node:path'
import { capitalised, titleOf } from '../../../deploy/names/hyphenated-name'
import {
  filledTemplates,
  templatesIn,
  type Templates,
} from '../../../deploy/workspace/sources/templates'

const templates = (folder: string) => templatesIn(path.join(import.meta.dirname, folder))

/** The files of a new remote: those that all have, and those of one in this workspace or in a repository. */
export const templateOf = (place: 'in-workspace' | 'in-repository'): Templates => ({
  ...templates('template'),
  ...templates(place),
})

/** The files that a new remote with a form has in addition, or in place of others. */
export const formTemplate = () => templates('template-form')

/**
 * The files of a new remote, by their path relative to its folder.
 * @param more words for places beside those of the name.
 */
export const filledTemplate = (
  template: Templates,
  name: string,
  more: Readonly<Record<string, string>> = {},
) => filledTemplates(template, { ...wordsFor(name), ...more })

/** The words for the places of a form: its name, a property and a title. */
export function formWords(form: string) {
  const { component, title } = wordsFor(form)
  // `class` alone, or `forms`, would be no name of a variable.
  return { form, formProperty: `form${component}`, formTitle: title }
}

/** `billing-plans` as a property, a component and a title: billingPlans, BillingPlans, Billing plans. */
function wordsFor(name: string) {
  const property = name.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase())
  return { name, property, component: capitalised(property), title: titleOf(name) }
}
