/** The release that this browser should get of the page's remote, and the canary beside it. */
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
  event: 'app.start' | 'exception'
  /** The browser's first time in this stage of the canary. */
  first: boolean
  exception?: Values
}

type Values = Readonly<Record<string, string | boolean | number>>

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

function logRecord({ event, route, exception, ...about }: Report) {
  return {
    timeUnixNano: `${Date.now()}000000`,
    ...(exception && { severityNumber: 17 }),
    eventName: event,
    attributes: [
      ...attributesOf('fivefold.', about),
      ...attributesOf('', { 'http.route': route, 'user_agent.name': browserName() }),
      ...attributesOf('exception.', exception),
    ],
  }
}

const kinds = { string: 'string', boolean: 'bool', number: 'int' }

const attributesOf = (prefix: string, values: Values = {}) =>
  Object.entries(values).map(([name, value]) => ({
    key: prefix + name,
    value: {
      // OTLP writes 64-bit integers as texts.
      [`${kinds[typeof value as keyof typeof kinds]}Value`]:
        value === Number(value) ? `${value}` : value,
    },
  }))

/** The family alone: a version would help to know a visitor again. */
const browserName = () =>
  (/Firefox|Chrom|Safari/.exec(navigator.userAgent)?.[0] ?? 'Other').replace('Chrom', 'Chromium')
