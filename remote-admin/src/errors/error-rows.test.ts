import { describe, expect, it } from 'vitest'
import type { ClientErrorRecord } from '@fivefold/shared/analytics/error-log'
import { errorRows, errorsByRelease, pageOfError, versionOrder } from './error-rows'

const failed = (given: Partial<ClientErrorRecord>): ClientErrorRecord => ({
  message: 'boom',
  stack: '',
  context: {},
  timestamp: '2026-11-02T12:00:00.000Z',
  url: 'https://www.fivefold.example/portal?tab=roadmap',
  userAgent: '',
  remote: null,
  version: null,
  ...given,
})

describe('the error log as rows', () => {
  it('merges this visit’s errors with the stored ones, each once, newest first', () => {
    const earlier = failed({ message: 'earlier', timestamp: '2026-11-01T12:00:00.000Z' })
    const now = failed({ message: 'now' })
    expect(errorRows([now], [earlier, { ...now }]).map(({ error }) => error.message)).toEqual([
      'now',
      'earlier',
    ])
  })

  it('gives errors with the same time different ids', () => {
    const ids = errorRows([failed({}), failed({}), failed({ timestamp: '' })], []).map(
      ({ id }) => id,
    )
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain('')
  })
})

describe('errors by remote and version', () => {
  it('are counted by release, most first, and link to their rows', () => {
    const rows = errorRows(
      [
        failed({ remote: 'support', version: '1.4.0' }),
        failed({ remote: 'portal', version: '2.0.0' }),
        failed({ remote: 'support', version: '1.4.0' }),
        failed({ remote: 'portal' }),
        failed({}),
      ],
      [],
    )
    const releases = errorsByRelease(rows)
    expect(releases[0]).toMatchObject({
      name: 'support 1.4.0',
      count: 2,
      to: '/admin?view=errors&remote=support&version=1.4.0',
    })
    expect(
      releases
        .slice(1)
        .map(({ name, count }) => [name, count])
        .toSorted(),
    ).toEqual([
      ['Unknown remote', 1],
      ['portal 2.0.0', 1],
      ['portal Unknown version', 1],
    ])
  })

  it('sort versions numerically', () => {
    const versions = ['1.10.0', '1.9.0', '1.9.12']
    expect(versions.toSorted((a, b) => (versionOrder(a) < versionOrder(b) ? -1 : 1))).toEqual([
      '1.9.0',
      '1.9.12',
      '1.10.0',
    ])
  })

  it('show the path of the page', () => {
    expect(pageOfError('https://www.fivefold.example/portal?tab=roadmap')).toBe('/portal')
    expect(pageOfError('not an address')).toBe('not an address')
  })
})
