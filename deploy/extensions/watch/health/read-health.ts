import * as v from 'valibot'
import { fieldAndReason } from '../../../names/field-and-reason'
import { limitedFetch, limitedJson } from '../../../names/limits'
import { UserError } from '../../../workspace/errors/user-error'
import { canaryHealth, type Stage } from './canary-health'

/** The canary whose health is asked for, and the live release beside it. */
export interface Asked {
  remote: string
  release: string
  live: string
}

/**
 * The browsers that an intake has counted, for each percentage of a canary.
 * @throws UserError when the intake is not set, away, refuses the key, or answers anything else.
 */
export async function readHealth(asked: Asked): Promise<readonly Stage[]> {
  const { status, body } = await ask(asked)
  if (status === 401 || status === 403)
    throw new UserError(`The intake refuses WATCH_KEY with ${status}: nothing is changed.`)
  if (status !== 200) throw new UserError(`The intake answers with ${status}: nothing is changed.`)
  const { stages, ...about } = read(body)
  const known = { live: asked.live, ...about }
  for (const name of ['remote', 'release', 'live'] as const)
    if (known[name] !== asked[name])
      throw new UserError(
        `The intake answers about ${name} ${known[name]} in place of ${asked[name]}: nothing is changed.`,
      )
  return stages
}

async function ask({ remote, release }: Asked) {
  const place = new URL(`/intake/watch/canaries/${remote}/${release}`, intakeOrigin())
  const headers = { authorization: `Bearer ${watchKey()}` }
  try {
    // The key is for the intake alone.
    const answer = await limitedFetch(new Request(place, { headers, redirect: 'error' }))
    return { status: answer.status, body: await limitedJson(answer) }
  } catch (cause) {
    if (cause instanceof UserError) throw cause
    throw new UserError(`The intake at ${place.origin} does not answer: nothing is changed.`)
  }
}

function read(answer: unknown) {
  try {
    return v.parse(canaryHealth, answer)
  } catch (cause) {
    throw new UserError(
      `The intake's answer is not a canary's health (${fieldAndReason(cause)}): nothing is changed.`,
    )
  }
}

/** The key would be read on its way over plain HTTP. */
function intakeOrigin(): string {
  const text = process.env['INTAKE_URL'] ?? ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '')
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.origin
  throw new UserError(
    'Set INTAKE_URL to the origin of the site with the intake: https:, or http: on localhost.',
  )
}

function watchKey(): string {
  const key = process.env['WATCH_KEY'] ?? ''
  // Other characters are no header.
  if (/^[!-~]+$/.test(key)) return key
  throw new UserError('Set WATCH_KEY to the key that the intake has for reading the health.')
}
