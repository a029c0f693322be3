import { printable } from '../../../shared/federation/names'
import { isDocumentFile } from '../../site/files/page-file'
import { filesIn } from '../../workspace/files-in'
import { UserError } from '../../workspace/errors/user-error'

/** The site keeps releases, previews and what follows from the registry in these places. */
const ofOthers =
  /^(?:(?:host|kits|remotes|search)\/|previews\/(?!open\/)|(?:registry|owners|site)\.json|(?:404\.html|robots\.txt|sitemap\.xml)$)/

/**
 * The files of the host's build stand at the site's root, beside those of others.
 * @throws UserError naming one that would take the place of a page, a release or a file of the site itself.
 */
export function refuseHostFiles(folder: string): void {
  const wrong = filesIn(folder).find(
    (file) => file !== 'index.html' && (ofOthers.test(file.toLowerCase()) || isDocumentFile(file)),
  )
  if (wrong === undefined) return
  throw new UserError(
    `The host cannot be released: its build has ${printable(wrong)}, whose place in the site is not the host's.`,
  )
}
