import { UserError } from '../../deploy/workspace/errors/user-error'
import { startNginx } from './start-nginx'
import { transportFaults } from './transport-faults'
import { sendRequest } from '../../deploy/testing/responses/send-request'
import { expectedResponses } from '../../deploy/testing/responses/expected-responses'
import { compareResponses } from '../../deploy/testing/responses/compare-responses'
import { siteInFolder } from '../../deploy/commands/site/site-in-folder'

/**
 * `nginx-check`: serves the site with a real nginx under `deploy/nginx.conf` and compares its
 * responses with the ones that the local server has to give.
 * @throws UserError when nginx is not installed, or naming every response that differs.
 */
export async function nginxCheck() {
  const site = siteInFolder()
  const expected = expectedResponses(site)
  const nginx = await startNginx(site)
  try {
    const wrong = [
      ...(await compareResponses(site, expected, (request) =>
        sendRequest(nginx.origin, request, nginx.certificate),
      )),
      ...(await transportFaults(nginx)),
    ]
    if (wrong.length > 0) throw new UserError(`nginx responds differently:\n${wrong.join('\n')}`)
    console.info(`nginx gave all ${expected.length} expected responses, and HTTP/2`)
  } finally {
    await nginx.stop()
  }
}
