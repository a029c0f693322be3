import { expect, test } from 'vitest'
import { appFolder } from '../../workspace/folders'
import { moduleOf, routeModules } from './route-modules'

test('each route of a remote has the module of its page', async () => {
  expect(await routeModules(appFolder('portal'))).toEqual({
    '/portal': expect.stringMatching(/\/src\/portal\/portal-page\.tsx$/),
    '/profile': expect.stringMatching(/\/src\/profile\/profile-page\.tsx$/),
  })
})

test.each([
  ['none', () => Promise.resolve()],
  ['another one', new Function('load', 'return load("/src/portal/portal-page.tsx")')],
  ['two', new Function('__vite_ssr_dynamic_import__("/a"), __vite_ssr_dynamic_import__("/b")')],
])('a build stops where a page is loaded by %s', (_case, load) => {
  expect(() => moduleOf('/portal', load)).toThrow(
    'The page of /portal is not loaded by one import() in routes.ts',
  )
})
