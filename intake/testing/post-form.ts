import type { Hono } from 'hono'

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
