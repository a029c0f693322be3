import { expect, test } from 'vitest'
import { plainMessage, plainStack } from './plain-error'

test.each([
  ['x is not a function', 'x is not a function'],
  [
    `Unexpected token 'a', "ada@lovelace" is not valid JSON`,
    'Unexpected token “…”, “…” is not valid JSON',
  ],
  ['No user ada@lovelace.example', 'No user …'],
  ['Failed to fetch /search?q=my+secret#part', 'Failed to fetch /search'],
  ['Card 4242424242424242 refused', 'Card … refused'],
  ['a\n'.repeat(400), 'a\n'.repeat(150)],
])('a message has nothing that was typed: %j', (given, expected) => {
  expect(plainMessage(given)).toBe(expected)
})

test.each([
  [
    'Chromium',
    'TypeError: my secret\n    at submit (https://site.example/remotes/support/1.0/a.js?t=1:10:24)\n    at https://site.example/assets/b.js:1:2',
  ],
  [
    'Firefox and Safari',
    'submit@https://site.example/remotes/support/1.0/a.js?t=1:10:24\n@https://site.example/assets/b.js:1:2\n',
  ],
])('a stack of %s has its frames alone', (_, stack) => {
  expect(plainStack(stack)).toBe(
    'at submit (/remotes/support/1.0/a.js:10:24)\nat ? (/assets/b.js:1:2)',
  )
})
