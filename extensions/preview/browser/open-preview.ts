import { brand } from '@fivefold/shared/brand'
import { previewWorker } from '@fivefold/shared/offline/workers'
import { trustedAddress } from '@fivefold/shared/offline/trusted-address'
import { activate, activeToken } from '../contract/active-preview'
import { checkPreview } from '../contract/check-preview'
import { leaveToken, type PreviewDocument } from '@fivefold/shared/preview/preview-document'
import { readToken } from '../contract/preview-link'
import { previewPorts } from '../contract/preview-ports'

/* Script of the page that opens and leaves previews, or says why one does not open. It shares no code with the site. */

async function run() {
  const token = window.location.hash.slice(1)
  const active = await activeToken().catch(() => undefined)
  if (token === leaveToken) return leave(active)
  if (!navigator.serviceWorker) {
    return say(
      'This browser has no service worker here, which a preview needs: try another window.',
    )
  }
  const checked = await checkPreview(token, previewPorts(window.location.origin))
  if ('preview' in checked) return open(token, checked.preview, active)
  if (token === active) await forgetVisit()
  say(checked.problem)
}

async function open(token: string, { app, start }: PreviewDocument, active = '') {
  // A preview of another team must not read what this one stored.
  if (active !== '' && readToken(active)?.app !== app) await forgetVisit()
  await activate(token)
  await navigator.serviceWorker.register(trustedAddress(previewWorker))
  await navigator.serviceWorker.ready
  window.location.replace(start)
}

async function leave(active: string | undefined) {
  // Without an active preview, the stored data is the visitor's own.
  if (active !== undefined) await forgetVisit()
  const { origin, href } = document.referrer === '' ? window.location : new URL(document.referrer)
  const { pathname } = new URL(
    origin === window.location.origin ? href : '/',
    window.location.origin,
  )
  window.location.replace(liveSite() + (pathname.startsWith('/previews/') ? '/' : pathname))
}

function liveSite() {
  const { hostname, origin } = window.location
  return /^(?:preview\.)?localhost$/.test(hostname)
    ? origin.replace('//preview.', '//')
    : brand.siteUrl
}

function say(text: string) {
  const message = document.querySelector('h1')
  const link = document.querySelector('a')
  if (message === null || link === null) throw new Error('The page has no heading or no link.')
  message.textContent = text
  document.title = text
  link.href = liveSite()
  link.hidden = false
}

// Runs when another link opens in the same tab.
window.addEventListener('hashchange', () => window.location.reload())
run().catch(() => say('The preview could not be fetched: load this page again.'))

/** Removes all stored data of this origin and the preview's service worker. */
async function forgetVisit(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all([
    ...registrations.map((registration) => registration.unregister()),
    ...(await caches.keys()).map((name) => caches.delete(name)),
    ...(await indexedDB.databases()).map(({ name = '' }) => indexedDB.deleteDatabase(name)),
  ])
}
