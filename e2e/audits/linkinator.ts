import { LinkChecker, LinkState } from 'linkinator'
import type { Judge } from './audit'

export const linkinator: Judge = {
  name: 'linkinator',
  demand: 'no dead link inside the site',
  judge: async ({ origin }) => {
    const { links } = await new LinkChecker().check({
      path: `${origin}/`,
      recurse: true,
      linksToSkip: async (link) => !link.startsWith(origin),
    })
    const asked = links.filter(({ state }) => state !== LinkState.SKIPPED)
    return {
      looked: `${asked.length} links`,
      findings: asked
        .filter(({ state }) => state === LinkState.BROKEN)
        .map(
          ({ url, status, parent }) => `${url} on ${parent ?? '?'} answers ${status ?? 'nothing'}`,
        ),
    }
  },
}
