import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface TakenMail {
  /** The recipients, as the client has named them. */
  to: string[]
  text: string
}

/** The code of SMTP with which a mail server refuses a recipient. @example { code: 550 } */
export interface Refusal {
  code: number
}

/** A mail server without TLS. @param refuse says whom it refuses. @param host where it listens. */
export async function startMailServer(
  refuse: (address: string) => Refusal | undefined = () => undefined,
  host = 'localhost',
) {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refused = refuse(address)
      const reason = `Nobody here is ${address}.`
      done(refused && Object.assign(new Error(reason), { responseCode: refused.code }))
    },
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (part) => (text += String(part)))
      stream.on('end', () => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, host, resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${port}`,
    taken,
    end: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
