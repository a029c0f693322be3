import { activeToken } from '@fivefold/shared/preview/active-preview'
import { checkPreview } from '@fivefold/shared/preview/check-preview'
import {
  openPreviewAddress,
  previewFolder,
  type PreviewDocument,
} from '@fivefold/shared/preview/preview-document'
import { previewedFile } from '@fivefold/shared/preview/previewed-file'
import { previewPorts } from '@fivefold/shared/preview/preview-ports'
import { verifiedFile } from './verified-file'

/* Registered only on the origin of previews, and only after a preview was opened. */

declare const self: ServiceWorkerGlobalScope

/** The preview of the latest page; it answers that page's requests. */
let shown: PreviewDocument | undefined

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isOwn = origin === self.location.origin && !pathname.startsWith('/previews/')
  // A remote on its own origin has its releases under the same paths.
  const isHandled = isOwn || pathname.startsWith('/remotes/')
  if (request.method === 'GET' && isHandled) event.respondWith(respond(request, pathname))
})

async function respond(request: Request, pathname: string): Promise<Response> {
  const isPage = request.mode === 'navigate'
  if (isPage || shown === undefined) {
    const token = await activeToken()
    const checked = token && (await checkPreview(token, previewPorts(self.location.origin)))
    // The page at that address says why.
    if (checked && 'problem' in checked) return Response.redirect(`${openPreviewAddress}#${token}`)
    shown = checked ? checked.preview : undefined
  }
  if (shown === undefined) return fetch(request)
  const preview = shown
  const file = previewedFile(preview.files, pathname, isPage)
  if (file === undefined) return fetch(request)
  if (file.status === 404) {
    const live = await fetch(request)
    // A retired page may redirect.
    if (live.type === 'opaqueredirect') return live
  }
  return verifiedFile(previewFolder(preview), file)
}
