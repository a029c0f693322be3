import { addressName } from '@fivefold/shared/files/address-name'
import { documentMark } from '@fivefold/shared/files/document-mark'

/** Every registry contains it (deploy/site/registry/registry-file.ts). */
const registryMark = '"remotes"'

/**
 * Whether a response with status 200 is the site's own content. A server under maintenance, a proxy or a captive
 * portal sends its own page instead.
 */
export async function isOfSite(url: string, response: Response): Promise<boolean> {
  const { kind, path } = addressName(new URL(url).pathname)
  const isHtml = /^text\/html\b/.test(response.headers.get('content-type') ?? '')
  const isDocument = kind !== 'file' || path.endsWith('.html')
  if (isDocument !== isHtml) return false
  if (isDocument) return (await response.text()).includes(documentMark)
  return path !== '/registry.json' || (await response.text()).includes(registryMark)
}
