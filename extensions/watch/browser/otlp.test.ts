import path from 'node:path'
import { Root } from 'protobufjs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { logsOf, type About } from './otlp'

/* The protocol’s own definition, v1.9.0 of github.com/open-telemetry/opentelemetry-proto, is in this folder. */

const root = new Root()
root.resolvePath = (_, name) =>
  path.join(import.meta.dirname, 'opentelemetry-proto', path.basename(name))
root.loadSync('logs_service.proto')

/** A message after it was written as protobuf and read again. Unknown fields and wrong types are lost. */
function throughProtobuf(name: string, message: object) {
  const type = root.lookupType(`opentelemetry.proto.collector.logs.v1.${name}`)
  const bytes = type.encode(type.fromObject(message)).finish()
  return type.toObject(type.decode(bytes), { longs: String, enums: Number, json: true })
}

const about: About = {
  remote: 'support',
  release: '1.1.0-5f0c2a97d1',
  role: 'canary',
  canary: '1.1.0-5f0c2a97d1',
  percentage: 5,
  route: '/support/kb',
}

beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'Chrome/141.0' }))
describe('OpenTelemetry', () => {
  test('knows each field of a report, with its type', () => {
    const reports = logsOf([
      { event: 'app.start', ...about, first: true },
      {
        ...about,
        event: 'exception',
        first: false,
        more: { type: 'TypeError', message: 'x', stacktrace: 'at f (/a.js:1:2)' },
      },
      {
        ...about,
        event: 'browser.web_vital',
        first: true,
        more: { name: 'CLS', value: 0.01, part: '', target: 'main>p' },
      },
    ])
    expect(throughProtobuf('ExportLogsServiceRequest', reports)).toEqual(reports)
  })

  test('loses what it does not know: so does this test', () => {
    const [report] = logsOf([{ event: 'app.start', ...about, first: true }]).resourceLogs
    const wrong = { resourceLogs: [{ ...report, logs: [] }] }
    expect(throughProtobuf('ExportLogsServiceRequest', wrong)).not.toEqual(wrong)
  })

  test('knows the answer of an intake', () => {
    const answer = { partialSuccess: {} }
    expect(throughProtobuf('ExportLogsServiceResponse', answer)).toEqual(answer)
  })
})
