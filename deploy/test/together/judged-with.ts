import { judgeSite } from '../../../extensions/signing/judged/judge-site'
import { storedSite } from '../../../extensions/signing/judged/site-reader'
import { folderStore } from '../../site/files/folder-store'

/** The contents of some files; undefined: the file is not there. */
export type Contents = Readonly<Record<string, string | Buffer | undefined>>

/**
 * Judges a site with other contents of some files, which lose those compressed copies that are not named, too.
 * Reads each file once, and writes none.
 */
export function judgedWith(site: string) {
  const { read, list } = folderStore(site)
  const kept = new Map<string, ReturnType<typeof read>>()
  const files = list('')
  return (changes: Contents): Promise<readonly string[]> => {
    const isNamed = (key: string) => Object.hasOwn(changes, key)
    const isCopy = (key: string) => isNamed(key.replace(/\.(?:br|gz)$/, ''))
    const found = async (key: string) => {
      const content = changes[key]
      if (content !== undefined) return { body: Buffer.from(content), etag: '', revision: 0 }
      if (isNamed(key) || isCopy(key)) return undefined
      const file = kept.get(key) ?? read(key)
      kept.set(key, file)
      return file
    }
    const keys = async () => [
      ...(await files).filter((key) => !isNamed(key) && !isCopy(key)),
      ...Object.keys(changes).filter((key) => changes[key] !== undefined),
    ]
    return judgeSite(storedSite({ read: found, list: keys }, false)).then(
      ({ judgement }) => judgement.problems,
      (error: unknown) => [`host: ${String(error)}`],
    )
  }
}

/**
 * Judges what requests of visitors lead to, as `verify` does from outside.
 * @throws Error with the problems.
 */
export async function verified(site: string, hostKey?: string) {
  const { read, page } = storedSite(folderStore(site), false)
  const { judgement } = await judgeSite({ read, page }, { hostKey })
  if (judgement.problems.length > 0) throw new Error(judgement.problems.join('\n'))
}
