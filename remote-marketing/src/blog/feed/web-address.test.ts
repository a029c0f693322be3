import { expect, test } from 'vitest'
import { webAddress } from './web-address'

test.each(['https://medium.com/fivefold/post-1', 'http://example.com/a?b=c#d'])(
  '%s is a web address',
  (address) => {
    expect(webAddress(address)).toBe(address)
  },
)

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com',
  '//example.com/a',
  '/a',
  'example.com',
  'https://',
  '',
])('%j is none', (address) => {
  expect(webAddress(address)).toBeNull()
})

test('quotes and brackets in a URL are escaped', () => {
  expect(webAddress('https://example.com/"><script>')).toBe(
    'https://example.com/%22%3E%3Cscript%3E',
  )
})
