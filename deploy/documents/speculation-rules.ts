import type { RegistryDocument } from '../../shared/federation/registry-document'

/** The paths of pages that only signed-in visitors see. */
export const guardedPaths = ({ remotes }: RegistryDocument): string[] =>
  Object.values(remotes)
    .flatMap(({ routes }) => routes.filter(({ access }) => access.signIn))
    .map(({ path }) => path)
    .toSorted()

/**
 * Lets browsers fetch the document behind a link that the visitor points at, until the host runs and
 * follows links without one. Documents of guarded pages are left out: they come without the page.
 * Nothing is prerendered by the browser: a page counts its views as soon as it runs.
 */
export const speculationRules = (guarded: readonly string[]) => ({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: guarded.map((path) => `${path}*`) } }],
      },
      eagerness: 'moderate',
    },
  ],
})
