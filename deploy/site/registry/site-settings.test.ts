import { describe, expect, it } from 'vitest'
import { contentPolicies } from '../documents/content-policy'
import { originOf, siteSettings } from './site-settings'
import { readSettingsText, type StoredSettings } from './stored-settings'

const directive = (name: string, env: StoredSettings) =>
  contentPolicies('<script>theme()</script>', siteSettings(env))
    .flatMap((policy) => policy.split('; '))
    .find((text) => text.startsWith(`${name} `))

describe('the settings of a deployment', () => {
  it('allows no release to be tried out by default, whatever origins are named', () => {
    for (const env of [{}, { TRY_OUT_ORIGINS: 'http://localhost:5174' }, { TRY_OUT: '0' }]) {
      expect(siteSettings(env)).not.toHaveProperty('tryOutOrigins')
      expect(directive('script-src', env)).not.toContain('localhost')
      expect(directive('connect-src', env)).toBe("connect-src 'self'")
    }
  })

  it('opens the page’s policy to the origins that testers may try out releases from', () => {
    const env = { TRY_OUT: '1', TRY_OUT_ORIGINS: 'http://localhost:5174 https://next.example' }
    expect(siteSettings(env).tryOutOrigins).toEqual([
      'http://localhost:5174',
      'https://next.example',
    ])
    expect(directive('script-src', env)).toContain(
      "'self' http://localhost:5174 https://next.example",
    )
    expect(directive('connect-src', env)).toBe(
      "connect-src 'self' http://localhost:5174 ws://localhost:5174 https://next.example wss://next.example",
    )
  })

  it('opens the page’s policy to the collector of reports, and to no other origin', () => {
    const env = { COLLECTOR: 'https://otel.example' }
    expect(siteSettings(env)).toMatchObject({ collector: 'https://otel.example' })
    expect(directive('connect-src', env)).toBe("connect-src 'self' https://otel.example")
    expect(() => siteSettings({ COLLECTOR: 'https://otel.example/v1/logs' })).toThrow(
      'COLLECTOR names “https://otel.example/v1/logs”, which is not an origin',
    )
  })

  it.each([
    [{}, {}],
    [{ INTAKE: '1' }, { intake: true, watch: true }],
    [{ INTAKE: '1', WATCH: '0' }, { intake: true }],
    [{ COLLECTOR: 'https://otel.example' }, { watch: true }],
    [{ COLLECTOR: 'https://otel.example', WATCH: '0' }, {}],
  ])('%j puts %j into every page', (env, expected) => {
    const { intake, watch } = siteSettings(env)
    expect({ ...(intake && { intake }), ...(watch && { watch }) }).toEqual(expected)
  })

  it('refuses reports that nobody receives', () => {
    expect(() => siteSettings({ WATCH: '1' })).toThrow('WATCH=1 needs somebody who receives')
  })

  it.each(['INTAKE', 'WATCH', 'TRY_OUT'])('refuses a word for the switch %s', (name) => {
    for (const word of ['true', 'off', 'yes']) {
      const stored = readSettingsText(JSON.stringify({ [name]: word }))
      expect(() => siteSettings(stored)).toThrow(
        `${name} is “${word}”, which is not 1, or 0 for off.`,
      )
    }
  })

  it('allows only releases of the site itself when no origin is named', () => {
    expect(siteSettings({ TRY_OUT: '1' }).tryOutOrigins).toEqual([])
  })

  it.each([
    'localhost:5174',
    'http://localhost:5174/',
    '*',
    "'unsafe-inline'",
    'https://a.example;',
    'data:',
    'null',
  ])('refuses %s as an origin', (text) => {
    expect(() => siteSettings({ TRY_OUT: '1', TRY_OUT_ORIGINS: text })).toThrow('is not an origin')
  })

  it('opens the page’s policy to the origins that remotes are served from, named or not', () => {
    const env = {
      REMOTE_ORIGINS:
        'https://cdn.example support=https://support.example admin=https://support.example',
    }
    expect(siteSettings(env).remoteOrigins).toEqual([
      'https://cdn.example',
      'https://support.example',
    ])
    expect(directive('script-src', env)).toContain(
      "'self' https://cdn.example https://support.example",
    )
    expect(originOf('support', env)).toBe('https://support.example')
    expect(originOf('portal', env)).toBe('')
  })

  it.each(['support=', 'support=/remotes', 'support=https://a.example/x', 'support'])(
    'refuses %s as a remote’s origin',
    (text) => {
      expect(() => siteSettings({ REMOTE_ORIGINS: text })).toThrow('REMOTE_ORIGINS names')
    },
  )

  it('names the cohort of a team’s own site', () => {
    expect(siteSettings({ COHORT: 'staff' }).cohort).toBe('staff')
    expect(siteSettings({})).not.toHaveProperty('cohort')
  })
})
