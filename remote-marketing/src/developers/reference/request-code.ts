import { api, keyVariable } from '../code/api-names'
import type { ApiRequest, JsonBody } from './endpoint'

export const languages = ['curl', 'typescript', 'python'] as const
export type Language = (typeof languages)[number]

export const languageNames: Readonly<Record<Language, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
}

/** The request in a language, complete enough to run with the key in the environment. */
export const requestCode = (language: Language, request: ApiRequest) => writers[language](request)

/** @param key as the shell should read it. */
export function curlCode({ method, path, body }: ApiRequest, key = `$${keyVariable}`) {
  return [
    `curl ${path.includes('?') ? `"${api}${path}"` : api + path}`,
    ...(method === (body ? 'POST' : 'GET') ? [] : [`-X ${method}`]),
    `-H "Authorization: Bearer ${key}"`,
    ...(body ? ['-H "Content-Type: application/json"', `-d '${indented(body, 2)}'`] : []),
  ].join(' \\\n  ')
}

function typescriptCode({ method, path, body }: ApiRequest) {
  const authorization = `Authorization: \`Bearer \${process.env.${keyVariable}}\``
  const headers = body
    ? `{\n    ${authorization},\n    'Content-Type': 'application/json',\n  }`
    : `{ ${authorization} }`
  return [
    `const response = await fetch('${api}${path}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    `  headers: ${headers},`,
    ...(body ? [`  body: JSON.stringify(${withPlainNames(indented(body, 2))}),`] : []),
    '})',
    'if (!response.ok) throw new Error(await response.text())',
    'console.log(await response.json())',
  ].join('\n')
}

function pythonCode({ method, path, body }: ApiRequest) {
  return [
    'import os',
    'import requests',
    '',
    `key = os.environ["${keyVariable}"]`,
    `response = requests.${pythonMethods[method]}(`,
    `    "${api}${path}",`,
    '    headers={"Authorization": f"Bearer {key}"},',
    ...(body ? [`    json=${indented(body, 4)},`] : []),
    ')',
    'response.raise_for_status()',
    'print(response.json())',
  ].join('\n')
}

const writers = { curl: curlCode, typescript: typescriptCode, python: pythonCode }
const pythonMethods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const

/** JSON whose lines after the first stand one level deeper. */
const indented = (body: JsonBody, width: number) =>
  JSON.stringify(body, null, width).replaceAll('\n', `\n${' '.repeat(width)}`)

const withPlainNames = (json: string) => json.replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:')
