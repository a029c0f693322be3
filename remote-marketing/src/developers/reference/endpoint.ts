/** The JSON of a request. The same text is valid in JSON, TypeScript and Python. */
export interface JsonBody {
  readonly [name: string]: string | number | readonly string[] | JsonBody
}

export type Json = string | number | boolean | null | readonly Json[] | JsonObject

interface JsonObject {
  readonly [name: string]: Json
}

export interface Parameter {
  name: string
  place: 'path' | 'query' | 'body' | 'header'
  type: string
  isRequired: boolean
  text: string
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'DELETE'
  /** With the values of an example in place of its parameters. */
  path: string
  body?: JsonBody
}

/** One request that an endpoint answers. */
export interface Operation {
  name: string
  /** With its parameters in braces. */
  path: string
  text: string
  parameters: readonly Parameter[]
  example: ApiRequest
  response: { status: string; text: string; body: Json }
}

export interface ApiError {
  status: number
  code: string
  text: string
  /** The next step of the developer. */
  remedy: string
}

export interface Endpoint {
  id: string
  name: string
  path: string
  text: string
  rateLimit: string
  operations: readonly Operation[]
  /** Its own errors; every endpoint has the shared ones as well. */
  errors: readonly ApiError[]
}

export const required = (
  name: string,
  place: Parameter['place'],
  type: string,
  text: string,
): Parameter => ({ name, place, type, isRequired: true, text })

export const optional = (
  name: string,
  place: Parameter['place'],
  type: string,
  text: string,
): Parameter => ({ name, place, type, isRequired: false, text })

export const perKey = (requests: number) => `${requests} requests per minute for each key`
