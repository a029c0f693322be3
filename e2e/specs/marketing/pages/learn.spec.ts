import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test.beforeEach(({ page }) => openPage(page, '/learn'))

test('learning starts in the resources, certifications stand on this page', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Start Learning' })).toHaveAttribute(
    'href',
    '/resources',
  )
  await page.getByRole('link', { name: 'View Certifications' }).click()
  await expect(page).toHaveURL(/\/learn#/)
  await expect(page.getByRole('heading', { name: 'Certifications' })).toBeInViewport()
})

test('tracks, tutorials and webinars say when they open', async ({ page }) => {
  await test.step('three tracks with level, hours, modules and no progress yet', async () => {
    const tracks = page.getByRole('region', { name: 'Three tracks' }).getByRole('article')
    await expect(tracks).toHaveCount(3)
    for (const [name, facts] of [
      ['Fundamentals', /Beginner\s*6 hours\s*8 modules/],
      ['Integration Specialist', /Intermediate\s*12 hours\s*12 modules/],
      ['Enterprise Architect', /Advanced\s*20 hours\s*16 modules/],
    ] as const) {
      const track = page.getByRole('article', { name })
      await expect(track.getByRole('heading')).toHaveText(name)
      await expect(track).toContainText(facts)
      const progress = track.getByRole('progressbar')
      await expect(progress).toHaveAttribute('value', '0')
      await expect(track.getByText(/0\s?%/)).toBeVisible()
      await expect(
        track.getByRole('list', { name: 'Topics' }).getByRole('listitem'),
      ).not.toHaveCount(0)
      await track.getByRole('button', { name: 'Start Track' }).click()
      await expect(track.getByRole('status')).toContainText('Tracks open')
      await expect(progress).toHaveAttribute('value', '0')
    }
    await expect(page).toHaveURL('/learn')
  })
  await test.step('four tutorials, and webinars that are still being planned', async () => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Tutorials')
    const tutorials = page.getByRole('tabpanel', { name: 'Tutorials' }).getByRole('article')
    await expect(tutorials).toHaveText([
      /Beginner\s*15 min\s*[\d,]+ views/,
      /Beginner\s*30 min\s*[\d,]+ views/,
      /Intermediate\s*45 min\s*[\d,]+ views/,
      /Advanced\s*60 min\s*[\d,]+ views/,
    ])
    for (const tutorial of await tutorials.all()) {
      await tutorial.getByRole('button', { name: 'Watch Tutorial' }).click()
      await expect(tutorial.getByRole('status')).toContainText('Open to everyone')
    }
    await expect(page).toHaveURL('/learn')
    await expect(page.locator('iframe')).toHaveCount(0)

    await page.getByRole('tab', { name: 'Webinars' }).click()
    const webinars = page.getByRole('tabpanel', { name: 'Webinars' })
    await expect(webinars).toContainText(/next workshops are being planned/i)
    expect(
      await webinars
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/community', '/resources'])
  })
})

test('the ambassador roster is empty, and Apply says when to apply and where to write', async ({
  page,
}) => {
  const program = page.getByRole('region', { name: 'Ambassador program' })
  await expect(program).toContainText('No ambassadors yet')
  await program.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/learn')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(program.getByRole('status')).toContainText('Applications open')
  await program.getByRole('link', { name: 'Tell us you’re interested' }).click()
  await expect(page).toHaveURL('/contact?inquiry=general&topic=ambassador')
})
