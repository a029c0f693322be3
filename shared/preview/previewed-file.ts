/** A file of a preview, by its hash, and the status that it answers with. */
export interface PreviewedFile {
  address: string
  hash: string
  status: number
}

/**
 * The file that a preview has for an address: the file itself, or the document of the page by the rule of
 * `deploy/serve/page-address.ts`; undefined where the live site answers.
 * @param files hashes by address.
 * @param isPage whether the visitor walks to it. Then a preview has an answer to every address, since its
 * documents are of one moment.
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
  const address = decoded(pathname)
  const file = found(address, 200)
  if (file !== undefined || !isPage) return file
  const folders = address.split('/').filter(Boolean)
  const places = [folders, [...folders.slice(0, -1), '_id']].map((names) =>
    ['', ...names].join('/'),
  )
  const pages = [
    ...places.map((place) => found(`${place}/index.html`, 200)),
    ...places.map((place) => found(`${place}/gone.html`, 410)),
  ]
  return pages.find((page) => page !== undefined) ?? found('/404.html', 404)
}

/** The loader asks again under another spelling of the same address. */
function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
