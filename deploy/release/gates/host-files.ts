import { meets, printable, toolPlaces } from '../../../shared/contract/federation/names'
import { goneFile, isDocumentFile, pageFile } from '../../site/files/page-file'
import { UserError } from '../../workspace/errors/user-error'
import { hostFileNames } from '../host-files'
import type { LiveBuild } from './composition'

/** The page that opens previews. */
const inToolFolder = /^previews\/open\//

const ofOthers = (file: string) =>
  isDocumentFile(file) ||
  (!inToolFolder.test(file) &&
    toolPlaces.some((place) => meets(file.replace(/\.(?:br|gz)$/, ''), place)))

/**
 * The files of the host's build stand at the site's root, beside those of others.
 * @throws UserError naming one that would take the place of a page, a release or a file of the site itself.
 */
export function refuseHostFiles(folder: string): void {
  const wrong = hostFileNames(folder).find(ofOthers)
  if (wrong === undefined) return
  throw new UserError(
    `The host cannot be released: its build has ${printable(wrong)}, whose place in the site is not the host's.`,
  )
}

/**
 * Holds the documents of pages and the host's files apart.
 * @param folder of the host that the pages stand beside; absent: there is none yet.
 * @throws UserError naming a page and a file that would be a folder for it.
 */
export function refuseTakenPlaces(
  folder: string | undefined,
  composition: readonly LiveBuild[],
): void {
  const files = folder === undefined ? [] : hostFileNames(folder)
  for (const { app, routes } of composition) {
    for (const { path } of routes) {
      const documents = [pageFile(path), goneFile(path)]
      const file = files.find((name) => documents.some((document) => meets(name, document)))
      if (file === undefined) continue
      throw new UserError(
        `Nothing was released: the page ${printable(path)} of ${app} and the host’s file ${printable(file)} ` +
          'have one place in the site. Choose another path for one of them.',
      )
    }
  }
}
