import { LinkChecker, LinkState } from 'linkinator'
import type { Audit } from './audit'

export const linkinator: Audit = {
  name: 'linkinator',
  demand: 'no dead links within the site',
  run: async ({ origin }) => {
    const { links } = await new LinkChecker().check({
      path: `${origin}/`,
      recurse: true,
      linksToSkip: async (link) => !link.startsWith(origin),
    })
    const checked = links.filter(({ state }) => state !== LinkState.SKIPPED)
    return {
      examined: `${checked.length} links`,
      findings: checked
        .filter(({ state }) => state === LinkState.BROKEN)
        .map(
          ({ url, status, parent }) => `${url} on ${parent ?? '?'} answers ${status ?? 'nothing'}`,
        ),
    }
  },
}
