import { expect, it } from 'vitest'
import { withNames } from './named-react'

it('a read of a computed name of React becomes a plain one', () => {
  expect(
    withNames(
      'var useReactId = React[" useId ".trim().toString()] || (() => void 0);\n' +
        'const hook = React[" useInsertionEffect ".trim().toString()]',
    ).code,
  ).toBe('var useReactId = React.useId || (() => void 0);\nconst hook = React.useInsertionEffect')
})

it.each(['React[name]', 'rows[" a ".trim()]', 'rows["a".length]', 'React.useId'])(
  '%s stays as it is',
  (code) => expect(withNames(code).code).toBe(code),
)
