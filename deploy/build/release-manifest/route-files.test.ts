import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { filesOnDemand, routeFiles } from './route-files'

const chunk = (fileName: string, rest: Partial<Rolldown.OutputChunk>) =>
  ({
    type: 'chunk',
    fileName,
    imports: [],
    dynamicImports: [],
    isEntry: false,
    ...rest,
  }) as Rolldown.OutputChunk

const bundle = Object.fromEntries(
  [
    chunk('remoteEntry-a1.js', { dynamicImports: ['routes.js'] }),
    chunk('routes.js', { isEntry: true, imports: ['parts.js'], dynamicImports: ['page.js'] }),
    chunk('parts.js', {}),
    chunk('page.js', {
      facadeModuleId: '/remote-support/src/page.tsx',
      imports: ['parts.js', 'forms.js'],
      dynamicImports: ['late.js'],
    }),
    chunk('forms.js', {}),
    chunk('late.js', { imports: ['parts.js'] }),
  ].map((file) => [file.fileName, file]),
)

test('a first visit needs the entries, the page and all that they import', () => {
  expect(routeFiles({ '/support': '/src/page.tsx' }, bundle)).toEqual({
    '/support': ['forms.js', 'page.js', 'parts.js', 'remoteEntry-a1.js', 'routes.js'],
  })
})

test('a page’s dynamic imports are listed with all that they need; pages are not', () => {
  expect(filesOnDemand(bundle)).toEqual({ 'late.js': ['late.js', 'parts.js'] })
})

test('a build stops when a page has no file of its own', () => {
  expect(() => routeFiles({ '/support': '/src/other-page.tsx' }, bundle)).toThrow(
    '/src/other-page.tsx is in no file of its own',
  )
})
