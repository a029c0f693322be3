import type { SiteExtensions } from '@fivefold/shared/federation/page-renderer'
import { replaceNotices } from './replace-notices'

/** Prerenders pages as they are on a site whose releases are watched. */
export function watchMarkup({ watch }: SiteExtensions): void {
  if (watch) replaceNotices()
}
