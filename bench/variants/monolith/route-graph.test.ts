import { expect, it } from 'vitest'
import { filesOfPage } from './route-graph'

const chunk = (file: string, imports: string[] = []) => ({ file, imports })

const manifest = {
  'index.html': chunk('start.js', ['_react.js']),
  '_react.js': chunk('react.js'),
  '_card.js': chunk('card.js', ['_react.js']),
  '../remote-shop/src/routes.ts': chunk('routes.js'),
  '../remote-shop/src/cart/cart-page.tsx': chunk('cart.js', ['_card.js']),
  '../remote-shop/src/sale/sale-page.tsx': chunk('sale.js'),
}

it('lists start, routes and page with all their imports, each once', () => {
  const modules = ['/work/remote-shop/src/routes.ts', '/work/remote-shop/src/cart/cart-page.tsx']
  expect(filesOfPage(manifest, modules).toSorted()).toEqual([
    'card.js',
    'cart.js',
    'react.js',
    'routes.js',
    'start.js',
  ])
})

it('names a page that is missing from the build', () => {
  expect(() => filesOfPage(manifest, ['/work/remote-shop/src/gone-page.tsx'])).toThrow(
    'The one application was built without /work/remote-shop/src/gone-page.tsx',
  )
})
