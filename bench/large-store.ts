import type {
  KbArticle,
  RoadmapItem,
  RoadmapVote,
  SiteState,
  SupportTicket,
} from '@fivefold/shared/store/entities'

export interface StoreSize {
  tickets: number
  articles: number
  roadmapItems: number
  votes: number
}

/** The size that portal, knowledge base and dashboard are held to. */
export const largeStore: StoreSize = {
  tickets: 10_000,
  articles: 2_000,
  roadmapItems: 300,
  votes: 5_000,
}

const firstDay = Date.UTC(2025, 0, 1)
const minute = 60_000

const dateAt = (index: number) => new Date(firstDay + index * 7 * minute).toISOString()

function pick<Value>(values: readonly [Value, ...Value[]], index: number): Value {
  return values[index % values.length] ?? values[0]
}

const statuses = ['open', 'in-progress', 'resolved', 'closed'] as const
const priorities = ['low', 'medium', 'high', 'critical'] as const
const ticketCategories = ['Technical Issue', 'Billing', 'Account', 'Integration'] as const
const articleCategories = ['Getting Started', 'Smart Workflows', 'Integrations', 'Billing'] as const
const subjects = [
  'The CRM connection is red',
  'A pipeline holds records back',
  'An approval never arrived',
  'The export stops after a page',
] as const

/**
 * A store of the given size, without randomness: every second ticket and vote belongs to `userId`.
 * Merge it into the state that a fresh site has written.
 */
export function largeState(
  size: StoreSize,
  userId: string,
): Pick<SiteState, 'supportTickets' | 'kbArticles' | 'roadmapItems' | 'roadmapVotes'> {
  return {
    supportTickets: Array.from({ length: size.tickets }, (_, index) => ticket(index, userId)),
    kbArticles: Array.from({ length: size.articles }, (_, index) => article(index)),
    roadmapItems: Array.from({ length: size.roadmapItems }, (_, index) => roadmapItem(index, size)),
    roadmapVotes: Array.from({ length: size.votes }, (_, index) => vote(index, size, userId)),
  }
}

const owner = (index: number, userId: string) => (index % 2 === 0 ? userId : `user-${index % 500}`)

const ticket = (index: number, userId: string): SupportTicket => ({
  id: `t${index}`,
  user_id: owner(index, userId),
  subject: `${pick(subjects, index)} (${index})`,
  description: `The numbers of report ${index} differ.`,
  category: pick(ticketCategories, index),
  priority: pick(priorities, index),
  status: pick(statuses, index),
  created_at: dateAt(index),
  updated_at: dateAt(index),
})

const article = (index: number): KbArticle => ({
  id: `article-${index}`,
  title: `How to read report ${index}`,
  content: `Report ${index} compares two systems line by line. `.repeat(5),
  category: pick(articleCategories, index),
  tags: ['reports'],
  is_published: true,
  published_at: dateAt(index),
  view_count: (index * 37) % 1000,
  helpful_count: index % 50,
  not_helpful_count: index % 7,
  created_at: dateAt(index),
  updated_at: dateAt(index),
})

const roadmapItem = (index: number, { votes, roadmapItems }: StoreSize): RoadmapItem => ({
  id: `item-${index}`,
  title: `Planned improvement ${index}`,
  description: 'Fewer steps between a question and its answer.',
  category: 'Integrations',
  status: index % 2 === 0 ? 'planned' : 'in-progress',
  priority: pick(priorities, index),
  vote_count: Math.ceil((votes - index) / roadmapItems),
  planned_release: 'Q1 2027',
  created_at: dateAt(index),
  updated_at: dateAt(index),
})

const vote = (index: number, { roadmapItems }: StoreSize, userId: string): RoadmapVote => ({
  id: `v${index}`,
  roadmap_item_id: `item-${index % roadmapItems}`,
  user_id: index < roadmapItems / 2 ? userId : `user-${index}`,
  created_at: dateAt(index),
})
