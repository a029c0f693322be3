// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { barChart } from './bar-chart'

const draw = (values: number[]) => {
  const bars = values.map((value, index) => ({ label: `<${index}>`, value, isOurs: index === 0 }))
  const holder = document.createElement('div')
  holder.innerHTML = barChart('Times & more', [{ title: 'LCP', bars }], (value) => `${value} ms`)
  return holder
}

it('draws proportional bars, labels every value, and marks ours', () => {
  const chart = draw([50, 100])
  const [ours, other] = chart.querySelectorAll('rect')
  expect(Number(other?.getAttribute('width'))).toBe(Number(ours?.getAttribute('width')) * 2)
  expect(chart.textContent).toContain('100 ms')
  expect(ours?.classList.contains('ours')).toBe(true)
  expect(other?.classList.contains('ours')).toBe(false)
})

it('has a name, and escapes labels', () => {
  const chart = draw([1])
  expect(chart.querySelector('svg')?.getAttribute('aria-label')).toBe('Times & more')
  expect(chart.textContent).toContain('<0>')
})
