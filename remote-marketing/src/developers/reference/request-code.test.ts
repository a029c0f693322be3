import { describe, expect, test } from 'vitest'
import { endpointGroups } from './reference-content'
import { languages, requestCode } from './request-code'

const operations = endpointGroups.flatMap(({ endpoints }) =>
  endpoints.flatMap((endpoint) => endpoint.operations.map((each) => ({ endpoint, ...each }))),
)

describe.each(operations)('$name', ({ endpoint, path, parameters, example }) => {
  const placed = (place: string) => parameters.filter((each) => each.place === place)
  const names = (place: string) => placed(place).map(({ name }) => name)

  test('belongs to its endpoint', () => {
    expect(path.startsWith(endpoint.path)).toBe(true)
  })

  test('describes the parameters of its path, and the example fills them in', () => {
    const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    expect(names('path')).toEqual(inPath)
    const filled = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w-]+')}$`)
    expect(example.path.replace(/\?.*/, '')).toMatch(filled)
  })

  test('sends what it describes, and everything that is required', () => {
    const query = [...new URLSearchParams(example.path.split('?')[1]).keys()]
    const sent = [...query, ...Object.keys(example.body ?? {})]
    const known = new Set([...names('query'), ...names('body')])
    expect(sent.filter((name) => !known.has(name))).toEqual([])
    const wanted = [...placed('query'), ...placed('body')].filter((each) => each.isRequired)
    expect(wanted.filter(({ name }) => !sent.includes(name))).toEqual([])
  })

  test('is written with its address, its method and its body in every language', () => {
    for (const language of languages) {
      const code = requestCode(language, example)
      expect(code).toContain(`https://api.fivefold.example${example.path}`)
      expect(code).toContain('FIVEFOLD_API_KEY')
    }
    const curl = requestCode('curl', example)
    const [, body] = /-d '([^']*)'$/.exec(curl) ?? []
    expect(body && JSON.parse(body)).toEqual(example.body)
    const method = /-X (\w+)/.exec(curl)?.[1] ?? (body ? 'POST' : 'GET')
    expect(method).toBe(example.method)
    const [, sent] =
      /JSON\.stringify\((\{.*\})\),\n/s.exec(requestCode('typescript', example)) ?? []
    const quoted = sent?.replaceAll(/^(\s*)(\w+):/gm, '$1"$2":')
    expect(quoted && JSON.parse(quoted)).toEqual(example.body)
    expect(requestCode('python', example)).toContain(`requests.${method.toLowerCase()}(`)
  })
})
