export const live = '1.0.0-77d1f20b3e'
export const canary = '1.1.0-5f0c2a97d1'

export type Value = string | boolean
const attribute = ([name, value]: [string, Value]) => ({
  key: name,
  value: typeof value === 'boolean' ? { boolValue: value } : { stringValue: value },
})

/** The vital of a page, as its attributes. */
export const vital = (name: string, value: string) => ({
  'browser.web_vital.name': name,
  'browser.web_vital.value': value,
  'browser.web_vital.part': 'processing',
  'browser.web_vital.target': 'main>button',
})

/** Without a percentage, no canary runs. */
export function logRecord(eventName: string, about: Record<string, Value> = {}, percentage = '5') {
  const given = {
    'fivefold.remote': 'support',
    'fivefold.release': canary,
    'fivefold.role': 'canary',
    ...(percentage && { 'fivefold.canary': canary }),
    'fivefold.first': true,
    'http.route': '/support',
    'user_agent.name': 'Chromium',
    ...(eventName === 'exception' && {
      'exception.type': 'TypeError',
      'exception.message': 'x is not a function',
      'exception.stacktrace': 'at f (/remotes/support/1/a.js:1:2)',
    }),
    ...about,
  }
  return {
    timeUnixNano: '1795764461000000000',
    eventName,
    ...(eventName === 'exception' && { severityNumber: 17 }),
    attributes: [
      ...Object.entries(given).map(attribute),
      ...(percentage ? [{ key: 'fivefold.percentage', value: { intValue: percentage } }] : []),
    ],
  }
}

export const bodyOf = (...logRecords: object[]) => ({
  resourceLogs: [
    {
      resource: { attributes: [attribute(['service.name', 'fivefold'])] },
      scopeLogs: [{ scope: { name: 'watch' }, logRecords }],
    },
  ],
})
