// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs'

const specification = (
  <Tabs defaultValue="performance">
    <TabList label="Technical specification">
      <Tab value="performance">Performance</Tab>
      <Tab value="security">Security</Tab>
      <Tab value="compliance">Compliance</Tab>
    </TabList>
    <TabPanel value="performance">under 100 ms</TabPanel>
    <TabPanel value="security">single sign-on</TabPanel>
    <TabPanel value="compliance" keepMounted>
      audits
    </TabPanel>
  </Tabs>
)

test('a click shows only the panel of its tab', async () => {
  render(specification)
  await userEvent.click(screen.getByRole('tab', { name: 'Security' }))
  expect(screen.getByRole('tabpanel', { name: 'Security' }).textContent).toBe('single sign-on')
  expect(screen.queryByText('under 100 ms')).toBeNull()
})

test.each([
  ['{ArrowRight}', 'Security'],
  ['{ArrowLeft}', 'Compliance'],
  ['{End}', 'Compliance'],
  ['{End}{ArrowRight}', 'Performance'],
  ['{End}{Home}', 'Performance'],
])('%s moves the choice and the focus to %s', async (keys, name) => {
  render(specification)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  const tab = screen.getByRole('tab', { name })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(tab)
})

test('a panel that stays mounted is hidden while another is chosen', () => {
  render(specification)
  expect(screen.getByText('audits').hidden).toBe(true)
})

test('a narrow row scrolls to the chosen tab, in both directions', async () => {
  const box = (left: number, right: number) => new DOMRect(left, 0, right - left, 44)
  const places = new Map([
    ['Performance', box(0, 100)],
    ['Security', box(100, 180)],
    ['Compliance', box(180, 280)],
  ])
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const row = this.closest('[role=tablist]')
    const place = places.get(this.textContent)
    return place
      ? box(place.left - (row?.scrollLeft ?? 0), place.right - (row?.scrollLeft ?? 0))
      : box(0, 150)
  })
  render(specification)
  const row = screen.getByRole('tablist')
  expect(row.scrollLeft).toBe(0)
  await userEvent.click(screen.getByRole('tab', { name: 'Compliance' }))
  await waitFor(() => expect(row.scrollLeft).toBe(280 - 150 + 32))
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(row.scrollLeft).toBeLessThanOrEqual(0))
})
