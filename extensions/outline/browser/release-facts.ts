import * as v from 'valibot'

/** The app itself, in the bill of materials of its release. */
const billSchema = v.object({
  metadata: v.object({
    component: v.object({
      name: v.string(),
      author: v.optional(v.string()),
      externalReferences: v.fallback(
        v.array(v.object({ type: v.string(), url: v.string(), comment: v.optional(v.string()) })),
        [],
      ),
    }),
  }),
})

export interface ReleaseFacts {
  /** The author of its package. */
  owner?: string
  /** Its folder, as the package names it. */
  folder?: string
  /** The folder in the repository; absent where the package names none that a browser can open. */
  source?: string
}

/** @returns nothing where the release has no bill of materials that can be read. */
export async function releaseFacts(address: string): Promise<ReleaseFacts> {
  try {
    const response = await fetch(address)
    const { component } = v.parse(billSchema, await response.json()).metadata
    const repository = component.externalReferences.find(({ type }) => type === 'vcs')
    const source = repository && sourceAddress(repository.url, repository.comment)
    return {
      folder: repository?.comment ?? component.name,
      ...(component.author !== undefined && { owner: component.author }),
      ...(source !== undefined && { source }),
    }
  } catch {
    return {}
  }
}

/**
 * The page of a folder in a repository.
 * @param repository an address as `repository` of package.json has it.
 */
export function sourceAddress(repository: string, folder = ''): string | undefined {
  const address = repository.replace(/^git\+/, '').replace(/\.git$/, '')
  if (!address.startsWith('https:') || !URL.canParse(address)) return undefined
  return folder === '' ? address : `${address}/tree/HEAD/${folder}`
}
