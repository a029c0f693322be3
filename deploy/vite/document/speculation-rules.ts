import type { Plugin } from 'vite'
import { paths } from '../../../shared/routing/paths'

/** Their documents are shells without the page: their content is fetched for whoever may see it. */
const guarded = [paths.portal, paths.profile, paths.admin]

/**
 * Links that load a document, which are those that are followed before the host runs. Nothing is
 * rendered ahead by the browser: a page counts its views and reads its visitor as soon as it runs.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: guarded.map((path) => `${path}*`) } }],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Lets browsers fetch the document behind a link that the visitor points at. */
export function speculationRules(): Plugin {
  return {
    name: 'fivefold:speculation-rules',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'speculationrules' },
        children: JSON.stringify(rules),
        injectTo: 'head',
      },
    ],
  }
}
