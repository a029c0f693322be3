import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownShares, pageShares } from '../../../shared/contract/federation/shared-modules'
import { containerCode, givenCode, givenModule, shareCode } from './container-code'
import { shareTaker } from './share-taker'

/** Runs a module's text as a browser would. */
const run = (code: string) => import(/* @vite-ignore */ moduleAddress(code))

let ran = 0
const moduleAddress = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`${code}\n// ${(ran += 1)}`)}`

beforeEach(() => void Reflect.deleteProperty(globalThis, pageShares))
afterEach(() => void Reflect.deleteProperty(globalThis, pageShares))

describe('a remote’s container', () => {
  const pages = moduleAddress('export const routes = { pages: {} }')

  test('hands out what the remote exposes, and nothing else', async () => {
    Reflect.set(globalThis, pageShares, { complete: true })
    const container = await run(containerCode({ './routes': pages, './more': 'data:,' }))
    const module = await container.get('./routes')
    expect(module().routes).toEqual({ pages: {} })
    await expect(container.get('./secrets')).rejects.toThrow('This remote exposes no ./secrets')
  })

  test('asks no scope for shares that our host has put on the page', async () => {
    Reflect.set(globalThis, pageShares, { complete: true })
    const { init, get } = await run(containerCode({ './routes': pages }))
    init(undefined)
    expect((await get('./routes'))().routes).toEqual({ pages: {} })
  })

  test('takes shares from the scope of any other host before the first module', async () => {
    const taker = moduleAddress('export const takeShares = (scope) => scope.asked.push("shares")')
    const code = containerCode({ './routes': pages }).replace(shareTaker, taker)
    const asked: string[] = []
    const { init, get } = await run(code)
    init({ asked })
    expect(asked).toEqual([])
    await get('./routes')
    expect(asked).toEqual(['shares'])
  })
})

describe('a remote’s module for a share of the host', () => {
  const give = (shares: object) => Reflect.set(globalThis, pageShares, shares)
  const shareOf = (name: string, exports: readonly string[]) =>
    shareCode(name, exports).replace(givenModule, moduleAddress(givenCode('billing')))

  test('has the exports of the host’s instance', async () => {
    const react = { useState: () => 0, useId: () => '' }
    give({ react })
    const share = await run(shareOf('react', ['default', 'useState', 'useId']))
    expect({ ...share }).toEqual({ default: react, ...react })
  })

  test('has the default export of the instance if it has one', async () => {
    const styled = { default: () => null, css: () => '' }
    give({ 'styled-components': styled })
    const share = await run(shareOf('styled-components', ['css']))
    expect({ ...share }).toEqual(styled)
  })

  test('has the exports of the remote’s own instance when it draws its pages itself', async () => {
    const [ofHost, own] = [{ useId: () => 'host' }, { useId: () => 'own' }]
    give({ react: ofHost, [ownShares('billing')]: { react: own } })
    expect((await run(shareOf('react', ['useId']))).useId()).toBe('own')
  })

  test('names the module that the host has not given', async () => {
    await expect(run(shareOf('react', []))).rejects.toThrow('the host has not given react')
  })
})
