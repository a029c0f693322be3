import * as v from 'valibot'
import { fieldAndReason } from '../../../../deploy/names/field-and-reason'
import { limitedFetch, limitedJson } from '../../../../deploy/names/limits'
import { UserError } from '../../../../deploy/workspace/errors/user-error'
import { canaryHealth, type Stage } from './canary-health'

/** The canary to look at. The site's own registry and log name it, and reports choose nothing. */
export interface Asked {
  remote: string
  release: string
  /** The live release at the same time. */
  live: string
  /** All that it has had, in order. */
  percentages: readonly number[]
  /** When it became the canary, in ISO format. */
  since: string
}

/**
 * The browsers that an intake has counted, for each percentage of a canary, in their order.
 * @throws UserError when the intake is not set, away, refuses the key, or answers anything else.
 */
export async function readHealth(asked: Asked): Promise<readonly Stage[]> {
  const { status, body } = await ask(asked)
  if (status === 401 || status === 403)
    throw new UserError(`The intake refuses WATCH_KEY with ${status}: nothing is changed.`)
  if (status !== 200) throw new UserError(`The intake answers with ${status}: nothing is changed.`)
  const { stages, ...about } = read(body)
  for (const name of ['remote', 'release', 'live'] as const)
    if (about[name] !== asked[name])
      throw new UserError(
        `The intake answers about ${name} ${about[name]} in place of ${asked[name]}: nothing is changed.`,
      )
  const other = stages.find(({ percentage }) => !asked.percentages.includes(percentage))
  if (other)
    throw new UserError(
      `The intake answers about ${other.percentage} %, which this canary never had: nothing is changed.`,
    )
  const inOrder = asked.percentages.map((each) => stages.find((one) => one.percentage === each))
  return inOrder.flatMap((stage) => stage ?? [])
}

async function ask({ remote, release, live, percentages, since }: Asked) {
  const place = new URL(`/intake/watch/canaries/${remote}/${release}`, intakeOrigin())
  place.search = new URLSearchParams({ live, since, percentages: percentages.join() }).toString()
  const headers = { authorization: `Bearer ${watchKey()}` }
  try {
    // A redirect is an error: only the intake may get the key.
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
  // A header cannot contain other characters.
  if (/^[!-~]+$/.test(key)) return key
  throw new UserError('Set WATCH_KEY to the key that the intake has for reading the health.')
}
