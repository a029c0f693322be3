import type { RegistryDocument } from '../../../shared/federation/registry-document'

/** The paths of pages that only signed-in visitors see. */
export const guardedPaths = ({ remotes }: RegistryDocument): string[] =>
  Object.values(remotes)
    .flatMap(({ routes }) => routes.filter(({ access }) => access.signIn))
    .map(({ path }) => path)
    .toSorted()

/**
 * Lets browsers render the page behind a link that the visitor points at, or fetch its document where they cannot,
 * until the host runs and follows links without one. A page that is rendered ahead runs when it is visited
 * (host/starter/inline/load-starter.ts). Guarded pages are left out, whose documents come without the page.
 */
export function speculationRules(guarded: readonly string[]) {
  const rule = {
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: guarded.map((path) => `${path}*`) } }],
    },
    eagerness: 'moderate',
  }
  return { prefetch: [rule], prerender: [rule] }
}
