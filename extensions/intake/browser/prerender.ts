import type { RenderRequest } from '@fivefold/shared/federation/page-renderer'
import { replaceSeams } from './seams/replace-seams'

/** Prerenders pages as they are on a site with an intake. */
export function intakeMarkup({ intake }: NonNullable<RenderRequest['on']>): void {
  if (intake) replaceSeams()
}
