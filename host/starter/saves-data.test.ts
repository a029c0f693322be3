// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { savesData } from './saves-data'

function browser(connection: object | undefined, reducedData: boolean) {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedData && query === '(prefers-reduced-data: reduce)',
  }))
}

test.each([
  ['without information', undefined, false, false],
  ['on a fast connection', { saveData: false, effectiveType: '4g' }, false, false],
  ['that saves data', { saveData: true, effectiveType: '4g' }, false, true],
  ['on 2g', { effectiveType: '2g' }, false, true],
  ['on slow 2g', { effectiveType: 'slow-2g' }, false, true],
  ['whose visitor prefers less data', undefined, true, true],
])('a browser %s', (_, connection, reducedData, saves) => {
  browser(connection, reducedData)
  expect(savesData()).toBe(saves)
})
