// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Tab, TabList, TabPanel, Tabs } from './tabs'

afterEach(cleanup)

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

test('a click shows the panel of its tab and no other', async () => {
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
