import { UserError } from '../workspace/user-error'
import { startNginx } from '../nginx/start-nginx'
import { transportFaults } from '../nginx/transport-faults'
import { sendRequest } from '../serve/send-request'
import { expectedResponses } from '../serve/expected-responses'
import { compareResponses } from '../serve/compare-responses'
import { siteFolder } from '../workspace/folders'

/**
 * `nginx-check`: serves what is released with a real nginx under `deploy/nginx.conf` and holds it to
 * the table of the local server.
 * @throws UserError when nginx is not installed, or naming every answer that differs.
 */
export async function nginxCheck() {
  const site = siteFolder()
  const expected = expectedResponses(site)
  const nginx = await startNginx(site)
  try {
    const wrong = [
      ...(await compareResponses(site, expected, (request) =>
        sendRequest(nginx.origin, request, nginx.certificate),
      )),
      ...(await transportFaults(nginx)),
    ]
    if (wrong.length > 0) throw new UserError(`nginx:\n${wrong.join('\n')}`)
    console.info(`nginx gave all ${expected.length} answers as expected, and HTTP/2`)
  } finally {
    await nginx.stop()
  }
}
