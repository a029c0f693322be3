import { addressName } from '../../../shared/browser/files/address-name'
import { documentPlaces } from '../../../shared/browser/files/document-places'

/** A preview's file by hash, and the status of the response. */
export interface PreviewedFile {
  address: string
  hash: string
  status: number
}

/**
 * The preview's file for an address: the file itself, or the document of the page. Undefined if the live site answers.
 * @param files hashes by address.
 * @param isPage whether the visitor navigates to it. Then a preview answers every address, since its documents belong
 * together.
 */
export function previewedFile(
  files: Readonly<Record<string, string>>,
  pathname: string,
  isPage: boolean,
): PreviewedFile | undefined {
  const found = (address: string, status: number) => {
    const hash = files[address]
    return hash === undefined ? undefined : { address, hash, status }
  }
  const { kind, path } = addressName(pathname)
  const file = kind === 'file' ? found(path, 200) : undefined
  if (file !== undefined || !isPage) return file
  // Another spelling shows the page, too: the router corrects the address.
  const places = kind === 'nothing' ? [] : documentPlaces(path)
  const pages = [
    ...places.map((place) => found(`${place}/index.html`, 200)),
    ...places.map((place) => found(`${place}/gone.html`, 410)),
  ]
  return pages.find((page) => page !== undefined) ?? found('/404.html', 404)
}
