import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import type { Resource } from '@fivefold/shared/domain/library/library'
import { paths } from '@fivefold/shared/routing/paths'
import type { GuideText } from './guide-text'

/** The id of the open resource. */
export const guideAddress = { read: trimmedTextParam('read', 100) }

export const guideHref = (id: string) => `${paths.resources}?${new URLSearchParams({ read: id })}`

/** The texts of guides, by the id of their resource; each is a separate file. */
const texts = new Map<string, () => Promise<GuideText>>([
  [
    'resource-integration-guide',
    () => import('./integration-guide-content').then((m) => m.integrationGuide),
  ],
])

export const canRead = ({ id, is_gated }: Resource) => !is_gated && texts.has(id)

/** @throws when there is no such text or it cannot be fetched. */
export async function loadGuide(id: string): Promise<GuideText> {
  const load = texts.get(id)
  if (load === undefined) throw new Error(`There is no text of ${id}`)
  return load()
}
