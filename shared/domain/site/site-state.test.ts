import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { collectionSchemas } from './collection-schemas'
import { emptyState } from './site-state'

const collections =
  'users currentUser demoRequests waitlistEntries contactForms newsletterSubscriptions resources caseStudies kbArticles supportTickets roadmapItems roadmapVotes analyticsEvents'

test('the stored collections are the specification’s, with those of other forms, feedback, tickets and the roadmap', () => {
  const beside = [
    'articleRatings',
    'roadmapComments',
    'roadmapIdeas',
    'submissions',
    'ticketAssignments',
    'ticketAttachments',
    'ticketEvents',
    'ticketMessages',
    'ticketNotes',
    'ticketReads',
  ]
  expect(Object.keys(emptyState).toSorted()).toEqual(
    [...collections.split(' '), ...beside].toSorted(),
  )
})

const preferences = { emailNotifications: true, marketingEmails: true, newsletter: true }
const dated = { created_at: '', updated_at: '' }
const lead = { id: 'x', created_at: '', email: '' }

describe('a record with its required fields only', () => {
  it.each([
    [
      'users',
      { id: 'x', email: 'e' },
      {
        name: '',
        role: 'customer',
        company: '',
        phone: '',
        created_at: '',
        last_login: null,
        preferences,
      },
    ],
    [
      'resources',
      { id: 'x' },
      {
        title: '',
        type: '',
        category: '',
        description: '',
        author: '',
        tags: [],
        is_featured: false,
        is_gated: false,
        published_at: null,
        ...dated,
        reading_time: 0,
        view_count: 0,
        download_count: 0,
      },
    ],
    [
      'caseStudies',
      { id: 'x' },
      {
        title: '',
        company_name: '',
        industry: '',
        company_size: '',
        description: '',
        challenge: '',
        solution: '',
        results: [],
        testimonial: '',
        testimonial_author: '',
        testimonial_role: '',
        technologies: [],
        is_featured: false,
        published_at: null,
        ...dated,
      },
    ],
    [
      'kbArticles',
      { id: 'x' },
      {
        title: '',
        content: '',
        category: '',
        tags: [],
        is_published: false,
        published_at: null,
        view_count: 0,
        helpful_count: 0,
        not_helpful_count: 0,
        ...dated,
      },
    ],
    [
      'supportTickets',
      { id: 'x', user_id: 'u' },
      { subject: '', description: '', category: '', priority: 'medium', status: 'open', ...dated },
    ],
    [
      'ticketEvents',
      { id: 'x', ticket_id: 't' },
      { status: '', by_id: '', by_name: '', created_at: '' },
    ],
    [
      'roadmapItems',
      { id: 'x' },
      {
        title: '',
        description: '',
        category: '',
        status: 'planned',
        priority: 'medium',
        vote_count: 0,
        planned_release: '',
        ...dated,
      },
    ],
    ['roadmapVotes', { id: 'x', roadmap_item_id: 'i', user_id: 'u' }, { created_at: '' }],
    ['demoRequests', { id: 'x' }, { ...lead, name: '', company: '', source: '' }],
    ['waitlistEntries', { id: 'x' }, { ...lead, name: '', company: '', tier: '' }],
    ['contactForms', { id: 'x' }, { ...lead, name: '', company: '', message: '' }],
    ['newsletterSubscriptions', { id: 'x' }, lead],
    ['analyticsEvents', { id: 'x' }, { name: '', params: {}, created_at: '' }],
  ] as const)('has neutral values for the rest: %s', (name, stored, rest) => {
    const schema: v.GenericSchema = collectionSchemas[name]
    expect(v.parse(schema, stored)).toStrictEqual({ ...stored, ...rest })
    const nulls = Object.fromEntries(Object.keys(rest).map((field) => [field, null]))
    expect(v.parse(schema, { ...nulls, ...stored })).toStrictEqual({ ...stored, ...rest })
    for (const field of Object.keys(stored)) {
      expect(v.is(schema, { ...stored, [field]: undefined }), field).toBe(false)
    }
  })

  it('shares no list or preferences object with another record', () => {
    const [one, other] = [1, 2].map(() => v.parse(collectionSchemas.kbArticles, { id: 'x' }))
    expect(one?.tags).not.toBe(other?.tags)
    const [avery, casey] = [1, 2].map(() =>
      v.parse(collectionSchemas.users, { id: 'x', email: 'e' }),
    )
    expect(avery?.preferences).not.toBe(casey?.preferences)
  })
})

test('a single tag becomes a list of one', () => {
  expect(v.parse(collectionSchemas.kbArticles, { id: 'x', tags: 'sso' }).tags).toEqual(['sso'])
})
