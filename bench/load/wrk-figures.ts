import * as v from 'valibot'
import { UserError } from '../../deploy/workspace/errors/user-error'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const FiguresSchema = v.object({
  requests: count,
  bytes: count,
  /** Microseconds, like both percentiles. */
  duration: count,
  p50: count,
  p99: count,
  errors: v.object({
    connect: count,
    read: count,
    write: count,
    timeout: count,
    /** Answers with a status of 400 or above. */
    status: count,
  }),
})

/** wrk's figures for one address. */
export type WrkFigures = v.InferOutput<typeof FiguresSchema>

const LineSchema = v.pipe(v.string(), v.parseJson(), FiguresSchema)

/** @param output of wrk with `wrk-figures.lua`. @throws UserError when its last line has no figures. */
export function readWrkFigures(output: string): WrkFigures {
  const last = output.trimEnd().split('\n').at(-1) ?? ''
  const { success, output: figures } = v.safeParse(LineSchema, last)
  if (success) return figures
  throw new UserError(`wrk printed no figures, but: ${output.trim() || 'nothing'}`)
}

/** Describes the errors of loading an address that has to answer with `status`. */
export function loadFaults({ requests, errors }: WrkFigures, status: number): string[] {
  const { status: refused, ...broken } = errors
  const wrongStatus = status < 400 ? refused : requests - refused
  const faults = Object.entries({ ...broken, 'wrong status': wrongStatus })
    .filter(([, number]) => number > 0)
    .map(([name, number]) => `${name}: ${number} of ${requests}`)
  return requests === 0 ? ['no answer', ...faults] : faults
}
