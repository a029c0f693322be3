import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const templateFolder = path.join(import.meta.dirname, 'template')
const extension = '.template'

/** The files of a new remote, by their path relative to its folder. */
export function filledTemplate(name: string): Map<string, string> {
  const words = wordsFor(name)
  const fill = (text: string) =>
    Object.entries(words).reduce(
      (filled, [key, word]) => filled.replaceAll(`{{${key}}}`, word),
      text,
    )
  const files = readdirSync(templateFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .toSorted()
  return new Map(
    files.map((file) => [
      fill(file.slice(0, -extension.length)),
      fill(readFileSync(path.join(templateFolder, file), 'utf8')),
    ]),
  )
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
