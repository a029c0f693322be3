/** Names the release of the page's remote that this browser should get, and the remote's canary. */
export interface About {
  remote: string
  release: string
  role: 'live' | 'canary' | 'last-good'
  /** The canary of the remote, and its percentage. */
  canary?: string
  percentage?: number
  /** A path of the site, without a query. */
  route: string
}

export interface Report extends About {
  event: 'app.start' | 'exception' | 'browser.web_vital'
  /** The browser's first time in this stage of the canary. */
  first: boolean
  /** The event's own fields. */
  more?: Values
}

export type Values = Readonly<Record<string, string | boolean | number>>

/** Reports as OpenTelemetry's logs, for OTLP over HTTP with JSON. */
export function logsOf(reports: readonly Report[]) {
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf('service.', { name: 'fivefold' }) },
        scopeLogs: [{ scope: { name: 'watch' }, logRecords: reports.map(logRecord) }],
      },
    ],
  }
}

function logRecord({ event, route, more, ...about }: Report) {
  return {
    timeUnixNano: `${Date.now()}000000`,
    ...(event === 'exception' && { severityNumber: 17 }),
    eventName: event,
    attributes: [
      ...attributesOf('fivefold.', about),
      ...attributesOf('', { 'http.route': route, 'user_agent.name': browserName() }),
      ...attributesOf(`${event}.`, more),
    ],
  }
}

const attributesOf = (prefix: string, values: Values = {}) =>
  Object.entries(values).map(([name, value]) => ({ key: prefix + name, value: valueOf(value) }))

function valueOf(value: Values[string]) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  // OTLP writes 64-bit integers as texts.
  return Number.isInteger(value) ? { intValue: `${value}` } : { doubleValue: value }
}

/** Only the family: a version would help to recognize a visitor. */
const browserName = () =>
  (/Firefox|Chrom|Safari/.exec(navigator.userAgent)?.[0] ?? 'Other').replace('Chrom', 'Chromium')
