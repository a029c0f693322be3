import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends bytes over a new connection. @returns the answers until it ends. */
export async function sendBytes(port: number, bytes: Buffer): Promise<string> {
  const socket = connect({ port, host: 'localhost' })
  const closed = once(socket, 'close')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
  // The other end may close the connection before it has read everything.
  socket.on('error', () => socket.destroy())
  socket.write(bytes)
  await closed.catch(() => {})
  return answer
}

/** The status and the body of the first answer; the status is 0 without one. */
export function readAnswer(text: string) {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
  return { status, body: text.slice(text.indexOf('\r\n\r\n') + 4) }
}
