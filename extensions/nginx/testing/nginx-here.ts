import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ExpectedResponse } from '../../../deploy/testing/responses/compare-responses'
import { isInstalled, run } from '../run-installed'
import { startNginx } from '../start-nginx'

/** Whether this machine has an nginx, with its brotli module or without. One line says what tests leave out. */
export const nginxHere = ['nginx', 'openssl'].every(isInstalled)
  ? { isInstalled: true, hasBrotli: hasBrotli() }
  : { isInstalled: false, hasBrotli: false }

if (!nginxHere.isInstalled) console.info('Skipped: nginx and openssl are not installed.')
else if (!nginxHere.hasBrotli)
  console.info('Skipped: answers of nginx in brotli. Debian: libnginx-mod-http-brotli-static.')

function hasBrotli() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-nginx-'))
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    'include /etc/nginx/modules-enabled/*.conf;\nevents {}\nhttp { brotli_static on; }\n',
  )
  const { stderr } = run('nginx', ['-t', '-c', file, '-e', path.join(folder, 'error.log')])
  rmSync(folder, { recursive: true })
  return !stderr.includes('unknown directive "brotli_static"')
}

/** Like `startNginx`, and without brotli where this nginx has none. */
export const startNginxHere = (site: string, beside?: string) =>
  startNginx(site, { beside, brotli: nginxHere.hasBrotli })

/** Leaves out responses that only an nginx with brotli gives. */
export const responsesHere = (expected: readonly ExpectedResponse[]) =>
  expected.filter(
    ({ request }) =>
      nginxHere.hasBrotli || !/\bbr\b/i.test(request.headers?.['accept-encoding'] ?? ''),
  )
