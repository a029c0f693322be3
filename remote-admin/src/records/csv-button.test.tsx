// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { parse } from 'papaparse'
import { beforeEach, expect, it } from 'vitest'
import { watchDownloads } from '@fivefold/shared/testing/watch-downloads'
import { ticket } from '../testing/records'
import { beginWith, visit } from '../testing/visit-dashboard'

beforeEach(() => {
  const supportTickets = Array.from({ length: 60 }, (_, index) =>
    ticket({
      id: `t${index}`,
      subject: index === 3 ? '=HYPERLINK("http://evil.example")' : `Ticket ${index}`,
      status: index % 2 === 0 ? 'open' : 'closed',
      created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    }),
  )
  beginWith({ supportTickets })
})

it('the CSV holds exactly the filtered rows of all pages, in the order of the table', async () => {
  const downloads = watchDownloads()
  const person = visit('/admin?view=tickets&status=closed&sort=opened')
  await person.click(screen.getByRole('button', { name: 'Download 30 tickets as CSV' }))
  await screen.findByText('CSV downloaded')
  expect(downloads.names()[0]).toMatch(/^fivefold-tickets-\d{4}-\d\d-\d\d\.csv$/)
  const options = { header: true, skipEmptyLines: true } as const
  const rows = parse<Record<string, string>>(await downloads.text(), options).data
  expect(rows).toHaveLength(30)
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => `t${at * 2 + 1}`))
  expect(rows[1]?.['subject']).toBe('\'=HYPERLINK("http://evil.example")')
  expect(Object.keys(rows[0] ?? {})).toContain('description')
})
