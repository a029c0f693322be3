import { describe, expect, it } from 'vitest'
import { errorOrigin } from './client-error-record'

const frame = (address: string) => `    at pay (${address}:1:2300)`

describe('the remote that an error came from', () => {
  it('is the one of the uppermost released file', () => {
    const stack = [
      'TypeError: total is undefined',
      frame('https://site.example/assets/libraries-ab.js'),
      frame('https://site.example/remotes/portal/1.2.0-9f/assets/portal-page-cd.js'),
      frame('https://site.example/remotes/support/3.0.0-aa/assets/other.js'),
    ].join('\n')
    expect(errorOrigin(stack)).toEqual({ remote: 'portal', version: '1.2.0-9f' })
  })

  it('is found in a retry’s encoded address, and on another origin', () => {
    const stack = frame('https://cdn.example/remotes/support/%31.2.0-9f/remoteEntry.js')
    expect(errorOrigin(stack)).toEqual({ remote: 'support', version: '1.2.0-9f' })
  })

  it('is undefined if the host or the browser failed', () => {
    expect(errorOrigin(frame('https://site.example/assets/index.js'))).toBeUndefined()
    expect(errorOrigin('')).toBeUndefined()
  })

  it('accepts an address that cannot be decoded', () => {
    const stack = frame('https://site.example/remotes/support/%zz/entry.js')
    expect(errorOrigin(stack)).toEqual({ remote: 'support', version: '%zz' })
  })
})
