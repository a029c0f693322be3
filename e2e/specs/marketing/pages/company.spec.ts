import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('about: mission, elements, two leaders, three years, four values, two offices', async ({
  page,
}) => {
  await openPage(page, '/about')
  await expect(page.getByRole('heading', { name: 'Mission' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vision' })).toBeVisible()
  const elements = page.getByRole('region', { name: /^Five elements/ }).getByRole('listitem')
  await expect(elements).toHaveCount(5)
  const leaders = page.getByRole('region', { name: 'Leadership' })
  await expect(leaders.getByRole('heading', { level: 3 })).toHaveCount(2)
  const journey = page.getByRole('region', { name: 'How we got here' })
  await expect(journey.getByText(/^20\d\d$/)).toHaveText(['2024', '2025', '2026'])
  const values = page.getByRole('region', { name: 'What we stand for' })
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4)
  const offices = page.getByRole('region', { name: /offices/ })
  await expect(offices.getByRole('listitem')).toHaveText([/Headquarters.*United States/s, /India/])
})

test('about: the careers page is linked, and the press kit button says when it comes out', async ({
  page,
}) => {
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Press kit' }).click()
  await expect(page.getByText(/The press kit comes out/)).toBeVisible()
  await expect(page).toHaveURL('/about')
  await page.getByRole('main').getByRole('link', { name: 'See careers' }).click()
  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('main').getByText('Coming soon...', { exact: true })).toBeVisible()
})

test('newsroom: no releases yet, a briefing, three channels, three topics', async ({ page }) => {
  await openPage(page, '/newsroom')
  await expect(page.getByRole('heading', { name: 'No press releases yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a briefing' })).toHaveAttribute(
    'href',
    '/contact?inquiry=general&topic=press',
  )
  const channels = page.getByRole('region', { name: 'Where to follow us' }).getByRole('link')
  await expect(channels).toHaveCount(3)
  for (const channel of await channels.all()) {
    await expect(channel).toHaveAttribute('href', /^https:\/\//)
    await expect(channel).toHaveAttribute('target', '_blank')
  }
  const topics = page.getByRole('region', { name: /^Three stories/ })
  await expect(topics.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(
    page.getByRole('region', { name: 'On a deadline?' }).getByRole('link', { name: 'Contact us' }),
  ).toHaveAttribute('href', '/contact?inquiry=general&topic=press')
})
