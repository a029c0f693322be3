// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { access, type RouteEntry } from '../../contract/routing/remote-contract'
import { publishSiteMap } from '../../contract/routing/site-map'
import { resetStore } from '../../data/store/site-store'
import { signIn } from '../../data/session/account'
import { useBestMatches } from './use-best-matches'

const route = (path: string, title: string, rule: RouteEntry['access'], remote: string) => ({
  path,
  title,
  description: `All about ${title}`,
  access: rule,
  prerender: true,
  indexed: true,
  remote,
})

const refunds = { url: '/pricing#refund', title: 'Refunds', page: 'Pricing', text: 'In 30 days.' }

/** Serves the remotes' files; undefined is a missing file. */
function serve(files: Readonly<Record<string, unknown>>) {
  const requested = vi.fn<(address: string) => Promise<Response>>((address) => {
    const file = files[address]
    return Promise.resolve(
      file === undefined ? new Response('', { status: 404 }) : Response.json(file),
    )
  })
  vi.stubGlobal('fetch', requested)
  return requested
}

let nth = 0
/** Files are fetched once, so each test has its own remotes. */
function publish(rule = access.everyone as RouteEntry['access']) {
  nth += 1
  const [marketing, portal] = [`marketing-${nth}`, `portal-${nth}`]
  publishSiteMap([
    route('/pricing', 'Pricing', access.everyone, marketing),
    route('/portal', 'Portal', rule, portal),
  ])
  return { marketing: `/search/${marketing}.json`, portal: `/search/${portal}.json` }
}

const matches = (query: string) =>
  renderHook(({ requested }) => useBestMatches(requested, 5), {
    initialProps: { requested: query },
  })

beforeEach(resetStore)
afterEach(() => {
  publishSiteMap([])
})

test('the remotes’ published sections and this browser’s articles are found together', async () => {
  const files = publish()
  const requested = serve({
    [files.marketing]: { sections: [refunds] },
    [files.portal]: { sections: [] },
  })
  const { result, rerender } = matches('')
  expect(requested).not.toHaveBeenCalled()
  expect(result.current).toEqual({ isLoading: false, hits: [], isComplete: true })

  rerender({ requested: 'refund' })
  expect(result.current.isLoading).toBe(true)
  await waitFor(() => expect(result.current.hits[0]?.section).toEqual(refunds))
  rerender({ requested: 'token expired' })
  await waitFor(() =>
    expect(result.current.hits[0]?.section.url).toBe('/support/kb?article=kb-connect-first-system'),
  )
  expect(requested).toHaveBeenCalledTimes(2)
})

test.each([
  ['is missing', undefined],
  ['is not an index', { sections: [{ url: 'https://elsewhere.example' }] }],
])('a file that %s costs only its own sections, and is reported', async (_, file) => {
  const files = publish()
  serve({ [files.marketing]: { sections: [refunds] }, [files.portal]: file })
  const { result } = matches('refund')
  await waitFor(() => expect(result.current.hits).toHaveLength(1))
  expect(result.current.isComplete).toBe(false)
})

test('a failed file is requested again with the next query, the others only once', async () => {
  const files = publish()
  serve({ [files.portal]: { sections: [] } })
  const { result, rerender } = matches('refund')
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.isComplete).toBe(false)

  const requested = serve({ [files.marketing]: { sections: [refunds] } })
  rerender({ requested: 'refunds' })
  await waitFor(() => expect(result.current.hits[0]?.section).toEqual(refunds))
  expect(result.current.isComplete).toBe(true)
  expect(requested.mock.calls).toEqual([[files.marketing]])
})

test('a guarded page is found by visitors who may see it', async () => {
  const files = publish(access.signedIn)
  serve({ [files.marketing]: { sections: [refunds] }, [files.portal]: { sections: [] } })
  const { result, rerender } = matches('portal')
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.hits).toEqual([])
  signIn({ email: 'customer@fivefold.example', password: '123456' })
  rerender({ requested: 'portal' })
  await waitFor(() => expect(result.current.hits[0]?.section.url).toBe('/portal'))
})
