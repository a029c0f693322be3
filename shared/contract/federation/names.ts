import * as v from 'valibot'
import { addressName } from '../../browser/files/address-name'
import { parameterFolder } from '../../browser/files/document-places'

/*
 * Names that teams give: each is one part of a path, an address and a bucket's key, means the same on every
 * file system, and is a key of any record (docs/decisions/addresses.md).
 */

/** Characters of one name: every file system takes them, and room is left for the endings that the tool adds. */
const longestName = 200

/** Characters of a route or of a file's path. */
const longestPath = 500

/** Windows opens a device for them, whatever the extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Written by the release tool, and removed by its next command. */
export const isTemporary = (name: string) => /\.[\da-f]+\.new$/i.test(name)

const isName = (form: RegExp) => (text: string) =>
  form.test(text) &&
  !isTemporary(text) &&
  text.length <= longestName &&
  !/[. ]$/.test(text) &&
  !device.test(text) &&
  // `constructor` and the like: every record has something under that key.
  !(text in {})

const isPathOf = (isPart: (part: string) => boolean) => (text: string) =>
  text.length <= longestPath && text.split('/').every(isPart)

/** Whether a text may be a part of a path in the site, a working copy, a bucket, a preview or a kit. */
export const isPathPart = isName(/^(?! )[\w !$&'()+,.;=@[\]^`{}~-]+$/)

/** The host's name or that of a remote. */
export const isAppName = isName(/^[a-z][a-z0-9-]{0,63}$/)

export const isRemoteName = (text: string) => isAppName(text) && text !== 'host'

/** A version, or a version with the hash of its content. */
export const isReleaseName = isName(/^[0-9A-Za-z][\w.+-]*$/)

/** A file of a build, by its path relative to the build's folder. The tool's own begin with a dot. */
export const isFileName = isPathOf((part) => isPathPart(part) && !part.startsWith('.'))

/** A path whose parts may begin with a dot, such as `.github/workflows/check.yml`. */
export const isPathName = isPathOf(isPathPart)

/** A module that apps share, such as `@fivefold/shared/routing/link`. */
export const isModuleName = (text: string) => text.length <= longestPath && !(text in {})

/** A folder cannot have the place of a document or of a compressed copy. */
const isSegment = isName(/^(?!.*\.(?:html|br|gz)$)[\w~-][\w.~-]*$/i)

/** Stands at the end of a route. */
const parameter = /^:[A-Za-z_][\w-]{0,63}$/

/** Folders at the site's root that the release tool writes, now or later. `search` also has pages. */
const toolFolders = ['host', 'kits', 'previews', 'remotes', 'search', 'signed']

/** The files and folders that the release tool writes in a site, except hidden ones. */
export const toolPlaces: readonly string[] = [
  ...toolFolders,
  '404.html',
  'kit/next-contract.json',
  'owners.json',
  'registry.json',
  'robots.txt',
  'site.json',
  'sitemap.xml',
]

/** Folders at the site's root without pages: the release tool's, those of the host's build, and the intake's addresses. */
export const reservedFolders: ReadonlySet<string> = new Set([
  ...toolFolders.filter((folder) => folder !== 'search'),
  'assets',
  'intake',
  'kit',
])

/** Whether no disk can have both files: they are one, also in capitals, or one is a folder for the other. */
export function meets(one: string, other: string): boolean {
  const [first, second] = [`${one}/`.toLowerCase(), `${other}/`.toLowerCase()]
  return first.startsWith(second) || second.startsWith(first)
}

/** Whether an address is one of the site's own files, on a file system that knows no capitals either. */
export function isReserved(path: string): boolean {
  const lower = path.toLowerCase()
  return reservedFolders.has(lower.split('/')[1] ?? '') || addressName(lower).kind === 'file'
}

/** A page's address in its one spelling, from which its document's place in the site follows. */
export function isRoute(path: string): boolean {
  const [root, ...parts] = path.split('/')
  if (root !== '' || parts.length === 0 || path.length > longestPath) return false
  if (isReserved(path)) return false
  if (path === '/') return true
  const segments = parameter.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts
  return segments.every(
    (part, index) =>
      isSegment(part) &&
      part !== parameterFolder &&
      // `/index.html/x`: what is a file cannot be a folder.
      addressName(`/${segments.slice(0, index + 1).join('/')}`.toLowerCase()).kind === 'page',
  )
}

/** Whether a team may own an address: a route and its subroutes, only `/`, or `/*` for all. */
export const isOwnedPath = (path: string) => path === '/*' || isRoute(path)

const named = (isKnown: (text: string) => boolean, what: string) =>
  v.pipe(
    v.string(),
    v.check(isKnown, ({ input }) => `${quoted(input)} is no ${what}`),
  )

/** Prepares a text of others for a message: one line, and the beginning of a long text. */
export const printable = (text: string) =>
  `${text.slice(0, 80)}${text.length > 80 ? '…' : ''}`.replace(/[^ -~…]/g, '?')

export const quoted = (text: string) => `“${printable(text)}”`

export const appName = named(isAppName, 'name of an app')
export const releaseName = named(isReleaseName, 'name of a release')
export const pathName = named(isPathName, 'path below a folder')
export const fileName = named(isFileName, 'name of a file')
export const moduleName = named(isModuleName, 'name of a module')
export const route = named(isRoute, 'address of a page')
