// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Progress } from './progress'

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Import' })

test.each([
  [undefined, 'indeterminate'],
  [null, 'indeterminate'],
  [0, 'loading'],
  [99, 'loading'],
  [100, 'complete'],
  [250, 'complete'],
])('at %s of 100 it is %s', (value, state) => {
  render(<Progress label="Import" {...(value !== undefined && { value })} />)
  expect(bar().max).toBe(100)
  expect(bar().dataset['state']).toBe(state)
})

test('another maximum is complete at that maximum', () => {
  render(<Progress label="Import" value={4} max={4} />)
  expect(bar().dataset['state']).toBe('complete')
})
