import { describe, expect, it, test } from 'vitest'
import { collectionSchemas, defaultPreferences, emptyState, PreferencesSchema } from './entities'

/** Specification 1, section 3. */
const fields = {
  users: 'id email name role company phone created_at last_login preferences',
  resources:
    'id title type category description author is_featured is_gated tags reading_time view_count download_count published_at created_at updated_at',
  caseStudies:
    'id title company_name industry company_size description challenge solution results testimonial testimonial_author testimonial_role technologies is_featured published_at created_at updated_at',
  kbArticles:
    'id title content category tags is_published published_at view_count helpful_count not_helpful_count created_at updated_at',
  supportTickets: 'id user_id subject description category priority status created_at updated_at',
  roadmapItems:
    'id title description category status priority vote_count planned_release created_at updated_at',
  roadmapVotes: 'id roadmap_item_id user_id created_at',
}
const collections =
  'users currentUser demoRequests waitlistEntries contactForms newsletterSubscriptions resources caseStudies kbArticles supportTickets roadmapItems roadmapVotes analyticsEvents'

describe('the records of the site', () => {
  it.each(Object.entries(fields))('%s have the fields of the specification', (name, expected) => {
    const schema = Object.entries(collectionSchemas).find(([known]) => known === name)?.[1]
    expect(Object.keys(schema?.entries ?? {}).toSorted()).toEqual(expected.split(' ').toSorted())
  })

  it.each(['demoRequests', 'waitlistEntries', 'contactForms', 'newsletterSubscriptions'] as const)(
    '%s have an id and a time beside what the form asked',
    (name) => {
      expect(Object.keys(collectionSchemas[name].entries)).toEqual(
        expect.arrayContaining(['id', 'created_at']),
      )
    },
  )
})

test('the stored collections are those of the specification, and the history of tickets', () => {
  const ours = ['ticketEvents']
  expect(Object.keys(emptyState).toSorted()).toEqual(collections.split(' ').concat(ours).toSorted())
})

test('the three preferences are on unless somebody switched them off', () => {
  expect(Object.keys(PreferencesSchema.entries)).toEqual([
    'emailNotifications',
    'marketingEmails',
    'newsletter',
  ])
  expect(new Set(Object.values(defaultPreferences))).toEqual(new Set([true]))
})
