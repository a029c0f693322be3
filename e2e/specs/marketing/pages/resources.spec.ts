import type { Page } from '@playwright/test'
import { loggedLeads, recordMarks, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

const library = (page: Page) => page.getByRole('region', { name: 'Library' })
const films = (page: Page) => page.getByRole('region', { name: 'Three videos to start with' })
const newsletter = (page: Page) => page.getByRole('region', { name: 'Our monthly newsletter' })

test('three films behind posters: nothing of another site is loaded before a click', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
  })
  await openPage(page, '/resources')
  const posters = films(page).getByRole('button', { name: /^Play video: / })
  await expect(posters).toHaveText(['8:42', '19:05', '14:27'])
  await expect(page.locator('iframe')).toHaveCount(0)
  for (const film of await films(page).getByRole('list').first().locator('> li').all()) {
    await expect(film.getByRole('heading', { level: 3 })).not.toBeEmpty()
    await expect(film.getByText(/^[\d,]+ views$/)).toBeVisible()
    await expect(film.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/)
    await expect(film.getByRole('list').getByRole('listitem')).not.toHaveCount(0)
  }
  expect(elsewhere).toEqual([])

  await posters.first().click()
  const player = page.locator('iframe')
  await expect(player).toHaveCount(1)
  await expect(player).toHaveAttribute('title', 'Cortex Companion in one working day')
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/\w+/)
  await expect(posters).toHaveCount(2)
  await expect
    .poll(() => new Set(elsewhere.map((address) => new URL(address).hostname)))
    .toEqual(new Set(['www.youtube-nocookie.com']))
})

test('the channel and three playlists open elsewhere, three shelves here', async ({ page }) => {
  await openPage(page, '/resources')
  const channel = page.getByRole('link', { name: 'Open the video channel' })
  const playlists = page.getByRole('region', { name: 'Curated playlists' }).getByRole('link')
  await expect(playlists).toHaveCount(3)
  for (const link of [channel, ...(await playlists.all())]) {
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  const shelves = page.getByRole('region', { name: 'More to read' }).getByRole('link')
  expect(
    await shelves.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/resources?category=Whitepapers', '/case-studies', '/developers'])
})

test('the category is in the address and filters the library', async ({ page }) => {
  await openPage(page, '/resources')
  const papers = library(page).getByRole('listitem')
  const pressed = library(page).getByRole('button', { pressed: true })
  await expect(pressed).toHaveText('All')
  const all = await papers.count()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Whitepapers/ })
    .click()
  await expect(page).toHaveURL('/resources?category=Whitepapers')
  await expect(pressed).toHaveText('Whitepapers')
  await expect(papers).toHaveCount(1)
  await library(page).getByRole('button', { name: 'All' }).click()
  await expect(papers).toHaveCount(all)
  await openPage(page, '/resources?category=%3Cscript%3Ewindow.hacked%3D1%3C%2Fscript%3E')
  await expect(library(page)).toContainText('<script>window.hacked=1</script>')
  await expect(papers).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

test('a guide that is free to read opens, reads on, and has an address to send on', async ({
  page,
}) => {
  await openPage(page, '/resources')
  await library(page)
    .getByRole('link', { name: /^Read the guide/ })
    .click()
  const guide = page.getByRole('article', { name: /^The integration guide/ })
  await expect(guide.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(guide).toContainText('Choose two objects: companies and contacts.')
  await guide.getByRole('link', { name: 'Map fewer fields than you think' }).click()
  await expect(guide.getByRole('heading', { name: 'Map fewer fields' })).toBeInViewport()
  await page.goto('/resources?read=resource-integration-guide')
  await expect(guide).toContainText('Run the first sync and open its run page.')
  await guide.getByRole('link', { name: 'All resources' }).click()
  await expect(page).toHaveURL('/resources')
  await expect(library(page)).toBeVisible()
})

test('the newsletter box wants an address, then subscribes', async ({ page }) => {
  const logged = loggedLeads(page)
  await openPage(page, '/resources')
  const email = newsletter(page).getByLabel('Email', { exact: true })
  const subscribe = newsletter(page).getByRole('button', { name: 'Subscribe' })
  await expect(email).toHaveAttribute('required', '')
  for (const wrong of ['', 'robin.reader']) {
    await email.fill(wrong)
    await subscribe.click()
    await expect(email).toBeFocused()
  }
  await email.fill('robin@reader.example')
  await email.press('Enter')
  await expect(toast(page, 'Subscribed!')).toBeVisible()
  await expect(email).toHaveValue('')
  expect(await storedLeads(page, 'newsletterSubscriptions')).toEqual([
    { email: 'robin@reader.example', ...recordMarks },
  ])
  expect(logged).toEqual([{ email: 'robin@reader.example' }])
})
