import type { RenderRequest } from '@fivefold/shared/federation/page-renderer'
import { intakeMarkup } from '../../../extensions/intake/browser/prerender'
import { mountedMarkup } from '../../../extensions/mounted/browser/mounted-markup'
import { watchMarkup } from '../../../extensions/watch/browser/prerender'

type Extension = (on: NonNullable<RenderRequest['on']>) => unknown

/** Optional parts of the program that prerenders pages. */
export const rendererExtensions: readonly Extension[] = [mountedMarkup, intakeMarkup, watchMarkup]
