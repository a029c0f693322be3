import { describe, expect, it } from 'vitest'
import { entryAddress } from './entry-address'

const entry = '/remotes/support/1.2.0-ab12/remoteEntry-x.js'
const version = '1.2.0-ab12'

describe('the n-th address of a release', () => {
  it('is the released one at first', () => {
    expect(entryAddress(entry, version, 0)).toBe(entry)
    expect(entryAddress('/entry.js', version, 0)).toBe('/entry.js')
  })

  it('differs each time and names the same file', () => {
    const addresses = Array.from({ length: 200 }, (_, n) => entryAddress(entry, version, n))
    expect(new Set(addresses).size).toBe(200)
    for (const address of addresses) expect(decodeURIComponent(address)).toBe(entry)
  })

  it('stays different when the browser normalises it', () => {
    const { pathname } = new URL(entryAddress(entry, version, 3), 'https://site.example')
    expect(pathname).toBe('/remotes/support/%31%2E2.0-ab12/remoteEntry-x.js')
  })

  it('works on another origin', () => {
    const address = entryAddress(`https://cdn.example${entry}`, version, 1)
    expect(address).toBe('https://cdn.example/remotes/support/%31.2.0-ab12/remoteEntry-x.js')
  })

  it('falls back to a query if the version is not a folder of the address', () => {
    expect(entryAddress('/entry.js', version, 2)).toBe('/entry.js?generation=2')
    expect(entryAddress('/entry.js?a=1', version, 2)).toBe('/entry.js?a=1&generation=2')
  })
})
