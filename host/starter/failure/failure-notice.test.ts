import { token } from '@fivefold/shared/theme/tokens'
import { expect, test } from 'vitest'
import { noticeStyles } from './failure-notice'

const values = JSON.stringify(token)

test('the notice looks as the tokens say', () => {
  const written = Object.values(noticeStyles).join(';')
  const variables = [...written.matchAll(/var\([^)]+\)/g)].map(([name]) => name)
  expect(variables.length).toBeGreaterThan(5)
  for (const variable of variables) expect(values).toContain(`"${variable}"`)
  expect(noticeStyles.box).toContain(`z-index:${token.layer.toast};`)
  expect(noticeStyles.box).toContain(`border-radius:${token.radius.card};`)
  expect(noticeStyles.box).toContain(`padding:${token.space[4]} ${token.space[5]};`)
  expect(noticeStyles.button).toContain(`border-radius:${token.radius.control};`)
})
