import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('privacy: four pillars, the rights, the regions, and whom to ask', async ({ page }) => {
  await openPage(page, '/privacy')
  const pillars = page.getByRole('region', { name: 'How we handle data' })
  await expect(pillars.getByRole('heading', { level: 3 })).toHaveCount(4)
  const rights = page.getByRole('region', { name: 'Your rights' }).getByRole('term')
  await expect(rights.nth(5)).toBeVisible()
  const regions = page.getByRole('region', { name: 'Regional coverage' }).getByRole('row')
  await expect(regions.nth(4)).toBeVisible()
  const contact = page.getByRole('region', { name: 'Privacy contact' })
  await expect(contact).toContainText('under 72 hours')
  await expect(contact.getByRole('link', { name: 'privacy@fivefold.example' })).toHaveAttribute(
    'href',
    'mailto:privacy@fivefold.example',
  )
})

test('security: four pillars, certifications, four steps of an incident, a contact', async ({
  page,
}) => {
  await openPage(page, '/security')
  await expect(page.getByRole('main').getByRole('list').first().getByRole('heading')).toHaveText([
    'Identity',
    'Data',
    'Infrastructure',
    'Operations',
  ])
  const certifications = page
    .getByRole('region', { name: 'Certifications', exact: true })
    .getByRole('rowheader')
  await expect(certifications.nth(3)).toBeVisible()
  const incident = page.getByRole('region', { name: 'When something goes wrong' })
  await expect(incident.getByRole('heading', { level: 3 })).toHaveText([
    'Detect',
    'Respond',
    'Notify',
    'Learn',
  ])
  await expect(incident).toContainText('within 15 minutes')
  await expect(page.getByRole('main')).toContainText(/Hourly backups are kept for 30 days/)
  await expect(page.getByRole('link', { name: /security@fivefold\.example/ })).toHaveAttribute(
    'href',
    'mailto:security@fivefold.example',
  )
})

test('terms: a page of its own, reached from the footer, with sections to jump to', async ({
  page,
}) => {
  await openPage(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).click()
  await expect(page).toHaveURL('/terms')
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(sections.nth(5)).toBeVisible()
  await sections.nth(3).click()
  await expect(page.getByRole('heading', { level: 2, name: /Plans and payment/ })).toBeInViewport()
})
