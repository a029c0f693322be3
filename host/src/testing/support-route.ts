import { listedPage } from './listed-page'
import type { SiteRelease, SiteRoute } from '../loading/registry/registry'

/** A public page of a remote with the given releases. */
export const supportRoute = (releases: readonly SiteRelease[]): SiteRoute => ({
  ...listedPage('/support'),
  title: 'Support',
  remote: 'support',
  releases,
})
