import { limitedBody, limitedFetch, limits } from '../../../deploy/names/limits'
import { encodings } from '../../../deploy/site/files/compress'
import type { SiteStore } from '../../../deploy/workspace/store/object-store'
import { UserError } from '../../../deploy/workspace/errors/user-error'

/** The content of a file in one encoding. */
export interface Served {
  encoding: string
  /** Undefined when the file does not exist or cannot be decoded. */
  body: Buffer | undefined
}

/** How `verify` reads a site: by requests from outside, or where it is stored. */
export interface SiteReader {
  /** Every copy of a file. @param origin of a release on another origin. */
  read: (file: string, origin?: string) => Promise<readonly Served[]>
  /** The document at an address, whatever its status. */
  page: (address: string, file: string) => Promise<readonly Served[]>
  /** The redirect of an address; absent: no server can be asked. */
  redirect?: (address: string) => Promise<string | null>
  /** All files of the site; absent: a request shows only what it names. */
  list?: () => Promise<readonly string[]>
}

/** A server may keep a copy for each of them. */
const accepted = ['br', 'gzip', 'identity']

const ask = (address: string, headers: HeadersInit = {}) =>
  limitedFetch(new Request(address, { headers, redirect: 'manual' }))

/** Treats a broken answer as a missing file. @throws UserError that the answer is too large. */
function unlessTooLarge(error: unknown) {
  if (error instanceof UserError) throw error
  return undefined
}

/** Asks a deployed site. */
export function servedSite(site: string): SiteReader {
  const get = async (address: string, encoding: string, statuses: readonly number[]) => {
    const headers = { 'accept-encoding': encoding }
    const response = await ask(address, headers)
    return statuses.includes(response.status) ? limitedBody(response, limits.file) : undefined
  }
  const each = (address: string, statuses: readonly number[]) =>
    Promise.all(
      accepted.map(async (encoding) => ({
        encoding,
        body: await get(address, encoding, statuses).catch(unlessTooLarge),
      })),
    )
  return {
    read: (file, origin = site) => each(`${origin}/${file}`, [200]),
    page: (address) => each(site + address, [200, 410]),
    async redirect(address) {
      const { headers } = await ask(site + address)
      return headers.get('location')
    },
  }
}

/** Reads a folder or a bucket. @param isDecoded whether the store decodes copies itself. */
export function storedSite(
  store: Pick<SiteStore, 'read' | 'list'>,
  isDecoded: boolean,
): SiteReader {
  const read = async (file: string) => {
    const plain = { encoding: 'identity', body: (await store.read(file))?.body }
    const copies = Object.entries(encodings).map(async ([extension, { decode }]) => {
      const body = (await store.read(file + extension))?.body
      if (body === undefined) return []
      return [{ encoding: extension, body: isDecoded ? body : decoded(body, decode) }]
    })
    return [plain, ...(await Promise.all(copies)).flat()]
  }
  return { read, page: (_address, file) => read(file), list: () => store.list('') }
}

function decoded(body: Buffer, decode: (bytes: Buffer) => Buffer) {
  try {
    return decode(body)
  } catch {
    return undefined
  }
}
