import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { containerCode, shareCode } from './container-code'

/** Runs a module's text as a browser would. */
const run = (code: string) => import(/* @vite-ignore */ moduleAddress(code))

let ran = 0
const moduleAddress = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`${code}\n// ${(ran += 1)}`)}`

const lib = (instance: object) => ({ lib: vi.fn(() => instance) })

beforeEach(() => void Reflect.deleteProperty(globalThis, '__fivefold_shares__'))
afterEach(() => void Reflect.deleteProperty(globalThis, '__fivefold_shares__'))

describe('a remote’s container', () => {
  const pages = moduleAddress('export const routes = { pages: {} }')

  test('hands out what the remote exposes, and nothing else', async () => {
    const container = await run(containerCode({ './routes': pages, './more': 'data:,' }))
    const module = await container.get('./routes')
    expect(module().routes).toEqual({ pages: {} })
    await expect(container.get('./secrets')).rejects.toThrow('This remote exposes no ./secrets')
  })

  test('keeps for the page what the host gives: the first instance of each name stays', async () => {
    const [first, second] = [{ version: 1 }, { version: 2 }]
    const [one, other] = [await run(containerCode({})), await run(containerCode({ a: pages }))]
    one.init({ react: { '19.0.0': lib(first) }, '@a/link': { '2.0.0': lib({ link: true }) } })
    const late = lib(second)
    other.init({ react: { '19.0.0': late }, '@a/toast': { '2.0.0': lib({ toast: true }) } })
    expect(Reflect.get(globalThis, '__fivefold_shares__')).toEqual({
      react: first,
      '@a/link': { link: true },
      '@a/toast': { toast: true },
    })
    expect(late.lib).not.toHaveBeenCalled()
  })
})

describe('what stands in a remote for a module of the host', () => {
  const give = async (shares: object) => {
    const scope = Object.entries(shares).map(([name, share]) => [name, { '1.0.0': lib(share) }])
    const { init } = await run(containerCode({}))
    init(Object.fromEntries(scope))
  }

  test('has the exports of the host’s instance', async () => {
    const react = { useState: () => 0, useId: () => '' }
    await give({ react })
    const share = await run(shareCode('react', ['default', 'useState', 'useId']))
    expect({ ...share }).toEqual({ default: react, ...react })
  })

  test('has the default of the instance where it has one', async () => {
    const styled = { default: () => null, css: () => '' }
    await give({ 'styled-components': styled })
    const share = await run(shareCode('styled-components', ['css']))
    expect({ ...share }).toEqual(styled)
  })

  test('says which module the host has not given', async () => {
    await expect(run(shareCode('react', []))).rejects.toThrow('the host has not given react')
  })
})
