import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { patternOf } from '../../deploy/site/files/page-file'

/** Included by nginx.conf, relative to the site. */
export const redirectsFile = '.redirects.conf'

/** Retired pages as lines of an nginx map; one without a redirect hides those below it. */
export const nginxRedirects = ({ retired = [] }: RegistryDocument) =>
  retired
    .map(({ path, redirect = '' }) => `"~${quoted(patternOf(path))}" "${quoted(redirect)}";\n`)
    .join('')

/** nginx cannot escape the dollar sign of a variable. At the end of an expression it is not a variable. */
const quoted = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/\$(?!$)/g, '%24')
