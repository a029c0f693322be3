/** The release that this browser should get of the page's remote, and the canary beside it. */
export interface About {
  remote: string
  release: string
  role: 'live' | 'canary' | 'last-good'
  /** The canary of the remote, and its percentage; '' and 0 without one. */
  canary: string
  percentage: number
  /** A path of the site, without a query. */
  route: string
}

/** How quick a page was. */
export interface Vital {
  name: 'INP' | 'LCP' | 'CLS'
  /** Milliseconds; CLS has no unit. */
  value: number
  /** The part that took most of it; '' where none is known. */
  part: string
  /** The names of the element and of those around it; '' where none is known. */
  target: string
}

export type Report = About & {
  /** The browser's first time in this stage of the canary. */
  first: boolean
} & (
    | { event: 'app.start' }
    | { event: 'exception'; type: string; message: string; stack: string }
    | ({ event: 'browser.web_vital' } & Vital)
  )

/** OTLP writes 64-bit integers as texts. */
type Value =
  { stringValue: string } | { boolValue: boolean } | { intValue: string } | { doubleValue: number }

/** Reports as OpenTelemetry's logs, for OTLP over HTTP with JSON. */
export function logsOf(reports: readonly Report[]) {
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf({ 'service.name': 'fivefold' }) },
        scopeLogs: [{ scope: { name: 'watch' }, logRecords: reports.map(logRecord) }],
      },
    ],
  }
}

function logRecord(report: Report) {
  const { event, remote, release, role, canary, percentage, route, first } = report
  return {
    timeUnixNano: `${Date.now()}000000`,
    ...(event === 'exception' && { severityNumber: 17 }),
    eventName: event,
    attributes: attributesOf({
      'fivefold.remote': remote,
      'fivefold.release': release,
      'fivefold.role': role,
      ...(canary && { 'fivefold.canary': canary, 'fivefold.percentage': percentage }),
      'fivefold.first': first,
      'http.route': route,
      'user_agent.name': browserName(navigator.userAgent),
      ...(report.event === 'exception' && {
        'exception.type': report.type,
        'exception.message': report.message,
        'exception.stacktrace': report.stack,
      }),
      ...(report.event === 'browser.web_vital' && {
        'browser.web_vital.name': report.name,
        'browser.web_vital.value': report.value,
        'fivefold.part': report.part,
        'fivefold.target': report.target,
      }),
    }),
  }
}

const attributesOf = (values: Record<string, string | boolean | number>) =>
  Object.entries(values).map(([key, value]) => ({ key, value: valueOf(value) }))

function valueOf(value: string | boolean | number): Value {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

/** The family alone: a version would help to know a visitor again. */
function browserName(userAgent: string) {
  if (userAgent.includes('Firefox/')) return 'Firefox'
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'Chromium'
  return userAgent.includes('Safari/') ? 'Safari' : 'Other'
}
