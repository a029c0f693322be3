import * as v from 'valibot'

const text = v.fallback(v.string(), '')

const feedItemSchema = v.object({
  content: text,
  description: text,
  thumbnail: text,
  pubDate: text,
  guid: text,
  link: text,
  title: text,
  author: text,
  categories: v.fallback(v.array(v.unknown()), []),
})

/** Specification 2, section 5: a feed counts only if its status is `ok` and its items are a list. */
const feedSchema = v.object({
  status: v.literal('ok'),
  items: v.array(v.unknown()),
})

export type FeedItem = v.InferOutput<typeof feedItemSchema>

/** Parses the response of the feed-to-JSON service; skips invalid items. @throws if it is not a feed. */
export function readFeed(answer: unknown): FeedItem[] {
  const feed = v.safeParse(feedSchema, answer)
  if (!feed.success) throw new Error('The feed has an unexpected shape')
  return feed.output.items.flatMap((candidate) => {
    const item = v.safeParse(feedItemSchema, candidate)
    return item.success && !Array.isArray(candidate) ? [item.output] : []
  })
}
