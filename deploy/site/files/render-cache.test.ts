import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { emptyFolder, filesOf } from '../../testing/fake-site'
import { filesIn } from '../../workspace/files-in'
import { evictRelease, renderCacheFolder, renderCache } from './render-cache'

const computing = (result: string) => vi.fn(() => Promise.resolve(Buffer.from(result)))

describe('cached results', () => {
  it('are computed once for the same inputs and releases', async () => {
    const site = emptyFolder()
    const compute = computing('rendered')
    const ask = (inputs: string, release = '2.0.0') =>
      renderCache(site, '1.0.0', 'support', release)(inputs, compute)
    expect((await ask('/support')).toString()).toBe('rendered')
    expect((await ask('/support')).toString()).toBe('rendered')
    expect(compute).toHaveBeenCalledTimes(1)
    await ask('/support/kb')
    await ask('/support', '2.1.0')
    expect(compute).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['emptied', () => Buffer.alloc(0)],
    ['overwritten', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
  ])('are computed again, and repaired, when they were %s', async (_, damage) => {
    const site = emptyFolder()
    const cache = renderCache(site, '1.0.0', 'support', '2.0.0')
    await cache('/support', computing('rendered'))
    const whole = filesOf(site)
    const folder = path.join(site, renderCacheFolder, '1.0.0/support/2.0.0')
    const file = path.join(folder, readdirSync(folder)[0] ?? '')
    writeFileSync(file, damage(readFileSync(file)))
    const again = await cache('/support', computing('rendered'))
    expect(again.toString()).toBe('rendered')
    expect(filesOf(site)).toEqual(whole)
  })

  it('are used only if the key that signs documents has signed them', async () => {
    const site = emptyFolder()
    const cache = renderCache(site, '1.0.0', 'support', '2.0.0')
    await cache('/support', computing('evil'))
    vi.stubEnv('SIGNING_KEY', 'secret')
    const again = async (result: string) => (await cache('/support', computing(result))).toString()
    expect(await again('rendered')).toBe('rendered')
    expect(await again('not needed')).toBe('rendered')
  })

  it('are used only for the releases and inputs that they were sealed for', async () => {
    const site = emptyFolder()
    vi.stubEnv('SIGNING_KEY', 'secret')
    const names = ['1.0.0', '1.1.0']
    const places = names.flatMap((host) =>
      ['support', 'portal'].flatMap((app) =>
        names.flatMap((release) =>
          ['/support', '/portal'].map((inputs) => {
            const result = computing([host, app, release, inputs].join())
            return { result, ask: () => renderCache(site, host, app, release)(inputs, result) }
          }),
        ),
      ),
    )
    for (const { ask } of places) await ask()
    const cache = path.join(site, renderCacheFolder)
    const files = filesIn(cache)
    const contents = files.map((file) => readFileSync(path.join(cache, file)))
    for (const shift of files.keys()) {
      for (const [index, file] of files.entries())
        writeFileSync(path.join(cache, file), contents.at((index + shift) % files.length) ?? '')
      for (const { ask, result } of places) expect(await ask()).toEqual(await result())
    }
  })

  it('are used even where they cannot be written', async () => {
    const site = emptyFolder()
    writeFileSync(path.join(site, renderCacheFolder), 'a file in the way')
    const cache = renderCache(site, '1.0.0', 'support', '2.0.0')
    expect((await cache('/support', computing('rendered'))).toString()).toBe('rendered')
  })

  it('are removed with each release that they depend on', async () => {
    const site = emptyFolder()
    for (const host of ['1.0.0', '1.1.0']) {
      for (const release of ['2.0.0', '2.1.0']) {
        await renderCache(site, host, 'support', release)('/support', computing('rendered'))
      }
    }
    const folders = () => Object.keys(filesOf(site)).map((file) => path.dirname(file))
    evictRelease(site, 'support', '2.0.0')
    expect(folders()).toEqual(['.documents/1.0.0/support/2.1.0', '.documents/1.1.0/support/2.1.0'])
    evictRelease(site, 'host', '1.0.0')
    expect(folders()).toEqual(['.documents/1.1.0/support/2.1.0'])
  })
})
