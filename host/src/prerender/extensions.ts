import type { SiteExtensions } from '@fivefold/shared/federation/page-renderer'
import { intakeMarkup } from '../../../extensions/intake/browser/prerender'
import { mountedMarkup } from '../../../extensions/mounted/browser/mounted-markup'
import { watchMarkup } from '../../../extensions/watch/browser/prerender'

type Extension = (on: SiteExtensions) => unknown

/** Optional parts of the program that prerenders pages. */
export const rendererExtensions: readonly Extension[] = [mountedMarkup, intakeMarkup, watchMarkup]
