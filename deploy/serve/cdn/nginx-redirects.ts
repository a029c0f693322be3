import type { RegistryDocument } from '../../../shared/federation/registry-document'
import { patternOf } from './viewer-request'

/** Included by nginx.conf, relative to the site. */
export const redirectsFile = '.redirects.conf'

/** Redirects of retired pages as lines of an nginx map. */
export const nginxRedirects = ({ retired = [] }: RegistryDocument) =>
  retired
    .flatMap(({ path, redirect }) => (redirect === undefined ? [] : [[path, redirect] as const]))
    .map(([path, redirect]) => `"~${quoted(patternOf(path))}" "${quoted(redirect)}";\n`)
    .join('')

/** nginx has no escape for the dollar sign of a variable; one at the end of an expression is none. */
const quoted = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .replace(/\$(?!$)/g, '%24')
