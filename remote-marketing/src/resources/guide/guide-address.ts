import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import type { Resource } from '@fivefold/shared/domain/library/library'
import { createPartLoader, type PartLoader } from '@fivefold/shared/loading/part-loader'
import { paths } from '@fivefold/shared/routing/paths'
import type { GuideText } from './guide-text'

/** The id of the open resource. */
export const guideAddress = { read: trimmedTextParam('read', 100) }

export const guideHref = (id: string) => `${paths.resources}?${new URLSearchParams({ read: id })}`

/** The texts of guides, by the id of their resource; each is a separate file. */
const texts = new Map<string, PartLoader<GuideText>>([
  [
    'resource-integration-guide',
    createPartLoader(() => import('./integration-guide-content').then((m) => m.integrationGuide)),
  ],
])

export const guideText = (id: string) => texts.get(id)

export const canRead = ({ id, is_gated }: Resource) => !is_gated && texts.has(id)
