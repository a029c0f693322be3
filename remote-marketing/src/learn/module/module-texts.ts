import type { SearchText } from '@fivefold/shared/routing/remote-contract'
import { firstWorkflow } from './first-workflow-content'
import type { ModuleSection } from './module'
import { moduleHref, openModule } from '../module-address'

/** The search needs these, because the page's HTML has only the tracks. */
export const moduleTexts: readonly SearchText[] = firstWorkflow.sections.map((section) => ({
  title: `${firstWorkflow.title}: ${section.title}`,
  text: textOf(section),
  url: `${moduleHref(openModule.id)}#${section.id}`,
}))

function textOf({ paragraphs, steps = [], table }: ModuleSection) {
  const rows = table?.rows ?? []
  const results = rows.map(([name, ...values]) => `${name}: ${values.join('. ')}.`)
  return [...paragraphs, ...steps, ...results].join(' ')
}
