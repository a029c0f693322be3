import type { SiteRelease, SiteRoute } from '../registry/parse-registry'

/** A public page of a remote, with those releases. */
export const supportRoute = (releases: readonly SiteRelease[]): SiteRoute => ({
  path: '/support',
  title: 'Support',
  description: '',
  access: { signIn: false },
  prerender: true,
  indexed: true,
  remote: 'support',
  releases,
})
