import { judgeSite } from '../../../extensions/signing/judged/judge-site'
import { storedSite } from '../../../extensions/signing/judged/site-reader'
import { folderStore } from '../../site/files/folder-store'

/**
 * Judges a site with other contents of some files, which lose their compressed copies. Reads each file once, and
 * writes none.
 */
export function judgedWith(site: string) {
  const { read, list } = folderStore(site)
  const kept = new Map<string, ReturnType<typeof read>>()
  const files = list('')
  return (changes: Readonly<Record<string, string | Buffer>>): Promise<readonly string[]> => {
    const isCopy = (key: string) => Object.hasOwn(changes, key.replace(/\.(?:br|gz)$/, ''))
    const found = async (key: string) => {
      const content = changes[key]
      if (content !== undefined) return { body: Buffer.from(content), etag: '', revision: 0 }
      if (isCopy(key)) return undefined
      const file = kept.get(key) ?? read(key)
      kept.set(key, file)
      return file
    }
    const keys = async () => {
      const listed = (await files).filter((key) => !isCopy(key))
      return [...listed, ...Object.keys(changes)]
    }
    return judgeSite(storedSite({ read: found, list: keys }, false)).then(
      ({ judgement }) => judgement.problems,
      (error: unknown) => [`host: ${String(error)}`],
    )
  }
}
