import type { SiteExtensions } from '@fivefold/shared/federation/page-renderer'
import { replaceSeams } from './seams/replace-seams'

/** Prerenders pages as they are on a site with an intake. */
export function intakeMarkup({ intake }: SiteExtensions): void {
  if (intake) replaceSeams()
}
