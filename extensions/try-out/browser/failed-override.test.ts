import { describe, expect, it } from 'vitest'
import { RemotePageError, type PageState } from '../../../host/src/loading/loader/page-states'
import { failedOverride } from './failed-override'
import { supportRoute } from '../../../host/src/testing/support-route'

const route = supportRoute([
  { version: '2.0.0', entry: '/2.0.0.js', role: 'try-out' },
  { version: '1.0.0', entry: '/1.0.0.js', role: 'live' },
])
const shown = (version: string): PageState => ({
  status: 'ready',
  Page: () => null,
  context: { remote: 'support', version },
})
const failed: PageState = {
  status: 'failed',
  error: new RemotePageError('It threw.', { remote: 'support', version: '2.0.0' }, {}),
}

describe('a release under trial has failed', () => {
  it.each([
    ['another release is shown in its place', shown('1.0.0')],
    ['no release could be shown', failed],
  ])('when %s', (_, state) => {
    expect(failedOverride(route, state)).toEqual({ remote: 'support', version: '2.0.0' })
  })

  it.each([
    ['it is shown', route, shown('2.0.0')],
    ['it is still being loaded', route, { status: 'loading' } satisfies PageState],
    ['the page was not its own', { ...route, releases: route.releases.slice(1) }, failed],
    ['the page no longer exists', undefined, failed],
  ])('not when %s', (_, route, state) => {
    expect(failedOverride(route, state)).toBeUndefined()
  })
})
