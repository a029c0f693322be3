import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from '../../../deploy/workspace/files-in'

/** Texts by the path of their file, both with places for the words of a name. */
export type Template = Readonly<Record<string, string>>

const extension = '.template'

/** The files of a new remote: those that all have, and those of one in this workspace or in a repository. */
export const templateOf = (place: 'in-workspace' | 'in-repository') => templateIn('template', place)

/** The files that a new remote with a form has in addition, or in place of others. */
export const formTemplate = () => templateIn('template-form')

function templateIn(...folders: readonly string[]): Template {
  return Object.fromEntries(
    folders.flatMap((name) => {
      const folder = path.join(import.meta.dirname, name)
      return filesIn(folder)
        .filter((file) => file.endsWith(extension))
        .map((file) => [
          file.slice(0, -extension.length),
          readFileSync(path.join(folder, file), 'utf8'),
        ])
    }),
  )
}

/**
 * The files of a new remote, by their path relative to its folder.
 * @param more words for places beside those of the name.
 */
export function filledTemplate(
  template: Template,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const words = { ...wordsFor(name), ...more }
  const fill = (text: string) =>
    Object.entries(words).reduce(
      (filled, [key, word]) => filled.replaceAll(`{{${key}}}`, word),
      text,
    )
  return new Map(Object.entries(template).map(([file, text]) => [fill(file), fill(text)]))
}

/** The words for the places of a form: its name, a property and a title. */
export function formWords(form: string) {
  const { component, title } = wordsFor(form)
  // `class` alone, or `forms`, would be no name of a variable.
  return { form, formProperty: `form${component}`, formTitle: title }
}

/** `billing-plans` as a property, a component and a title: billingPlans, BillingPlans, Billing plans. */
function wordsFor(name: string) {
  const property = name.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase())
  return {
    name,
    property,
    component: capitalised(property),
    title: capitalised(name.replaceAll('-', ' ')),
  }
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
