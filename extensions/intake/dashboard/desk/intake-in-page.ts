import { vi } from 'vitest'
import { readState } from '@fivefold/shared/store/site-store'
import { keepPerson } from '../../outbox/person'
import type { Database } from '../../server/database/database'
import { hashOf } from '../../server/records/hash'
import { intakeOf } from '../../server/testing/intake-of'

/** The intake itself, in the process of a page: what the page asks for goes to its routes. */
export function intakeInPage(database: Database) {
  const { app } = intakeOf(database)
  const faults: { next?: (path: string) => Response | undefined } = {}

  /** A page may set no cookie, so the request gets it on the way. */
  async function ask(cookie: string, path: string, init: RequestInit = {}): Promise<Response> {
    const fault = faults.next?.(path)
    if (fault) return fault
    const request = new Request(`https://site.example${path}`, init)
    const get = request.headers.get.bind(request.headers)
    request.headers.get = (name) => (/^cookie$/i.test(name) ? cookie : get(name))
    return app.fetch(request)
  }

  /** A person who is signed in. */
  async function visitor(email: string) {
    const id = `person-of-${email.split('@')[0]}`
    await database.query('insert into person (id, email, email_key) values ($1, $2, $2)', [
      id,
      email,
    ])
    await database.query(
      `insert into session (key_hash, person, email, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [hashOf(id), id, email],
    )
    const cookie = `__Host-fivefold-session=${id}`
    return {
      id,
      cookie,
      read: async (path: string) => (await ask(cookie, `/intake/${path}`)).json(),
      post: async (...operations: object[]) =>
        ask(cookie, '/intake/tickets', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ operations }),
        }),
    }
  }

  /** The page's own operator, who is signed in here, too. */
  async function operateAs(email: string) {
    const operator = await visitor(email)
    keepPerson({ id: operator.id, userId: readState().currentUser?.id ?? '', since: 0 })
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => ask(operator.cookie, path, init))
    return operator
  }

  return { visitor, operateAs, faults }
}
