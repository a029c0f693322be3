import { Problem } from '../workspace/user-error'
import { startNginx } from '../nginx/start-nginx'
import { transportFaults } from '../nginx/transport-faults'
import { ask } from '../serve/send-request'
import { expectedAnswers } from '../serve/expected-responses'
import { mismatches } from '../serve/mismatches'
import { siteFolder } from '../workspace/folders'

/**
 * `nginx-check`: serves what is released with a real nginx under `deploy/nginx.conf` and holds it to
 * the table of the local server.
 * @throws Problem when nginx is not installed, or naming every answer that differs.
 */
export async function nginxCheck() {
  const site = siteFolder()
  const expected = expectedAnswers(site)
  const nginx = await startNginx(site)
  try {
    const wrong = [
      ...(await mismatches(site, expected, (question) =>
        ask(nginx.origin, question, nginx.certificate),
      )),
      ...(await transportFaults(nginx)),
    ]
    if (wrong.length > 0) throw new Problem(`nginx:\n${wrong.join('\n')}`)
    console.info(`nginx gave all ${expected.length} answers as expected, and HTTP/2`)
  } finally {
    await nginx.stop()
  }
}
