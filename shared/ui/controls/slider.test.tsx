// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SliderField } from './slider'

const storage = { label: 'Storage', min: 1, max: 500, step: 5, value: 10 }

function Slider(props: typeof storage) {
  const [value, setValue] = useState(props.value)
  return <SliderField {...props} value={value} onChange={setValue} format={(gb) => `${gb} GB`} />
}

function slide(...keys: string[]) {
  render(<Slider {...storage} />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Storage' })
  for (const key of keys) fireEvent.keyDown(slider, { key })
  return slider.valueAsNumber
}

test.each([
  [['ArrowRight'], 15],
  [['ArrowLeft'], 5],
  [['PageUp'], 60],
  [['PageUp', 'PageUp'], 110],
  [['PageUp', 'PageDown'], 10],
  [['PageDown'], 1],
  [['End'], 500],
  [['End', 'PageUp'], 500],
  [['Home'], 1],
])('storage starts between two steps: %j leads to %d', (keys, value) => {
  expect(slide(...keys)).toBe(value)
})

test('the value is announced as it is written', () => {
  render(<Slider {...storage} />)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('10 GB')
  screen.getByText('10 GB')
})

test('a pointer lands on whole steps', () => {
  render(<Slider {...storage} />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  fireEvent.pointerDown(slider)
  fireEvent.change(slider, { target: { value: '53' } })
  expect(slider.valueAsNumber).toBe(55)
})

test('an increment of assistive technology moves one step', () => {
  render(<Slider {...storage} />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  fireEvent.change(slider, { target: { value: '11' } })
  expect(slider.valueAsNumber).toBe(15)
})
