import { staticPart } from '@fivefold/shared/loading/static-part'

const load = () => import('./home-static')

export const Words = staticPart('home-words', () => load().then((m) => m.Words))
export const Scene = staticPart('home-scene', () => load().then((m) => m.ConsoleScene))
export const Stats = staticPart('home-stats', () => load().then((m) => m.Stats))
export const Products = staticPart('home-products', () => load().then((m) => m.Products))
export const Closing = staticPart('home-closing', () => load().then((m) => m.Closing))
