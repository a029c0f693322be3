import * as v from 'valibot'
import { appName, releaseName } from '@fivefold/shared/federation/names'
import { reasonOf } from '../records/reason'
import { isText } from '../records/text'

/* OpenTelemetry's logs as JSON over HTTP (OTLP 1.x), as far as browsers of this site send them. */

const value = v.union([
  v.strictObject({ stringValue: v.pipe(v.string(), v.maxLength(4_000), v.check(isText)) }),
  v.strictObject({ boolValue: v.boolean() }),
  // OTLP writes 64-bit integers as texts.
  v.strictObject({ intValue: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  v.strictObject({ doubleValue: v.pipe(v.number(), v.finite()) }),
])

const attributes = v.pipe(
  v.array(v.strictObject({ key: v.pipe(v.string(), v.maxLength(60)), value })),
  v.maxLength(20),
  v.transform((given) =>
    Object.fromEntries(given.map((one) => [one.key, Object.values(one.value)[0]])),
  ),
)

const line = v.pipe(v.string(), v.maxLength(200))
const route = v.pipe(line, v.regex(/^\/[\w./~:-]*$/))

const common = {
  'fivefold.remote': appName,
  'fivefold.release': releaseName,
  'fivefold.role': v.picklist(['live', 'canary', 'last-good']),
  'fivefold.canary': v.optional(v.union([v.literal(''), releaseName]), ''),
  'fivefold.percentage': v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(100)),
    '0',
  ),
  /** True once for each browser in a stage of a canary. */
  'fivefold.first': v.boolean(),
  'http.route': route,
  'user_agent.name': v.picklist(['Chromium', 'Firefox', 'Safari', 'Other']),
}

const parts = [
  '',
  'input delay',
  'processing',
  'presentation',
  'first byte',
  'load delay',
  'load',
  'render delay',
] as const

const timeUnixNano = v.pipe(v.string(), v.regex(/^\d{1,20}$/))

const startRecord = v.strictObject({
  timeUnixNano,
  eventName: v.literal('app.start'),
  attributes: v.pipe(attributes, v.strictObject(common)),
})

const errorRecord = v.strictObject({
  timeUnixNano,
  eventName: v.literal('exception'),
  severityNumber: v.literal(17),
  attributes: v.pipe(
    attributes,
    v.strictObject({
      ...common,
      'exception.type': line,
      'exception.message': v.pipe(v.string(), v.maxLength(300)),
      'exception.stacktrace': v.string(),
    }),
  ),
})

const vitalRecord = v.strictObject({
  timeUnixNano,
  eventName: v.literal('browser.web_vital'),
  attributes: v.pipe(
    attributes,
    v.strictObject({
      ...common,
      'browser.web_vital.name': v.picklist(['INP', 'LCP', 'CLS']),
      'browser.web_vital.value': v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(Number),
        v.minValue(0),
        v.maxValue(1e7),
      ),
      /** The part that took most of it. */
      'browser.web_vital.part': v.picklist(parts),
      /** Names of elements. */
      'browser.web_vital.target': v.pipe(line, v.regex(/^(?:[a-z][\w:-]*(?:>|$))*$/i)),
    }),
  ),
})

const record = v.variant('eventName', [startRecord, errorRecord, vitalRecord])

export type Report = v.InferOutput<typeof record>

/** The body of `POST /intake/v1/logs`. */
export const ReportsSchema = v.strictObject({
  resourceLogs: v.strictTuple([
    v.strictObject({
      resource: v.strictObject({ attributes }),
      scopeLogs: v.strictTuple([
        v.strictObject({
          scope: v.strictObject({ name: line }),
          logRecords: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(20)),
        }),
      ]),
    }),
  ]),
})

/** Each record is checked on its own, so that a wrong one holds up no other. */
export function readRecords(given: readonly unknown[]) {
  const read = given.map((one) => v.safeParse(record, one))
  return {
    reports: read.flatMap(({ success, output }) => (success ? [output] : [])),
    /** Why the others are refused. */
    refused: read.flatMap(({ issues }) => (issues ? [reasonOf(issues[0])] : [])),
  }
}
