import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export const secrets = [1, 2].map((fill) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`)

export interface Received {
  id: string
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

/** Answers a delivery that is signed as it should be. */
type Answer = (response: ServerResponse, received: Received, tries: number) => unknown

/** A receiver of webhooks, which checks each delivery with the library of Standard Webhooks. */
export async function startReceiver() {
  let answer: Answer = (response) => response.writeHead(204).end()
  const received: Received[] = []
  const wrong: unknown[] = []
  const server = createServer((request, response) => {
    void read(request)
      .then((one) => {
        received.push(one)
        return answer(response, one, received.filter(({ id }) => id === one.id).length)
      })
      .catch((error: unknown) => {
        wrong.push(error)
        response.destroy()
      })
  })
  const listen = (port = 0) =>
    new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  await listen()
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/hook`,
    received,
    answers: (next: Answer) => (answer = next),
    refuse: close,
    accept: () => listen(port),
    /** @throws the first delivery that was not as it should be. */
    async end() {
      await close()
      if (wrong.length > 0) throw wrong[0]
    },
  }
}

async function read(request: IncomingMessage): Promise<Received> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const headers = request.headers as Record<string, string>
  // Each secret verifies the signature.
  const [event] = secrets.map((secret) => new Webhook(secret).verify(body, headers))
  return { id: headers['webhook-id'] ?? '', event: event as Received['event'] }
}
