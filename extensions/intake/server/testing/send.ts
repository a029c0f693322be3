import type { Hono } from 'hono'

export const sender = 'a-secret-of-a-browser-1'

/** A lead as a browser sends it. */
export const leadOf = (id: string, fields: object = {}) => ({
  collection: 'sales/contact',
  record: {
    id,
    created_at: '2026-11-27T10:00:00.000Z',
    name: 'Ada',
    email: 'ada@lovelace.example',
    company: '',
    message: 'Hello',
    ...fields,
  },
})

/** Posts JSON like a page of the site. @param body a text is sent as it is. */
export async function request(app: Hono, path: string, body: unknown, headers: object = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return app.request(`http://site.example/intake/${path}`, {
    method: 'POST',
    headers: {
      host: 'site.example',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    },
    body: text,
  })
}

/** As `request`, and reads the answer. */
export async function send(app: Hono, path: string, body: unknown, headers: object = {}) {
  const response = await request(app, path, body, headers)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** Posts a form like a page without scripts. */
export async function postForm(
  app: Hono,
  name: string,
  values: Record<string, string> | [string, string][],
  headers: object = {},
): Promise<Response> {
  const body = new URLSearchParams(values).toString()
  return app.request(`http://site.example/intake/forms/${name}`, {
    method: 'POST',
    headers: {
      host: 'site.example',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      ...headers,
    },
    body,
  })
}
