import { expect, it } from 'vitest'
import { withSections } from './page-sections'

it('replaces a section in place and keeps the other', () => {
  const first = withSections('', { site: 'The site.' })
  expect(first).toMatch(/^# Performance\n[^]*<!-- section: site -->\n\nThe site\.$/)
  const both = withSections(first, { start: 'The start.' })
  expect(both).toMatch(/The start\.\n\n<!-- section: site -->\n\nThe site\.$/)
  expect(withSections(both, { start: 'Faster.' })).toBe(both.replace('The start.', 'Faster.'))
})
