import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { linkRulesId } from '../../../shared/contract/start/start-data'
import { speculationType } from './content-policy'
import { scriptJson } from './escape-html'

/** The paths of pages that only signed-in visitors see. */
export const guardedPaths = ({ remotes }: RegistryDocument): string[] =>
  Object.values(remotes)
    .flatMap(({ routes }) => routes.filter(({ access }) => access.signIn))
    .map(({ path }) => path)
    .toSorted()

/**
 * Lets browsers prerender the page behind a link that the visitor points at, or prefetch its document
 * where they cannot. They do so until the host runs, which follows links without documents. A prerendered
 * page runs when it is visited (host/starter/inline/load-starter.ts). Guarded pages are left out, because
 * their documents do not contain the page. The rules are data until host/starter/link-rules.ts activates them.
 */
export function linkRules(guarded: readonly string[]) {
  const rule = {
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: guarded.map((path) => `${path}*`) } }],
    },
    eagerness: 'moderate',
  }
  const rules = scriptJson({ prefetch: [rule], prerender: [rule] })
  return `<script type="${speculationType}" id="${linkRulesId}">${rules}</script>`
}
