import { brand } from '@fivefold/shared/brand'
import { initialsOf } from '@fivefold/shared/words/initials-of'
import { publishedDayWords } from '@fivefold/shared/words/date-words'
import type { FeedItem } from './feed-schema'
import { plainText } from './plain-text'
import { webAddress } from './web-address'

export interface BlogPost {
  id: string
  title: string
  excerpt: string
  author: string
  authorInitials: string
  /** ISO; null when the feed's date cannot be read. */
  date: string | null
  /** For example `Jan 5, 2026`; empty without a date. */
  formattedDate: string
  /** Minutes. */
  readTime: number
  link: string
  categories: string[]
  thumbnail: string
}

const excerptLength = 220
const wordsPerMinute = 200

/** Maximum length of titles, names and categories; a feed may contain anything. */
const lineLength = 160

export const defaultThumbnail = '/blog/default.svg'

export function blogPost(item: FeedItem, index: number): BlogPost {
  const description = plainText(item.description)
  const content = item.content === item.description ? description : plainText(item.content)
  const author = clipped(plainText(item.author), lineLength) || brand.name
  const date = readDate(item.pubDate)
  return {
    id: item.guid || item.link || `post-${index}`,
    title: clipped(plainText(item.title), lineLength) || 'Untitled',
    excerpt: clipped(description || content, excerptLength),
    author,
    authorInitials: initialsOf(author),
    date: date?.toISOString() ?? null,
    formattedDate: date ? publishedDayWords(date.toISOString()) : '',
    readTime: readTime(content || description),
    link: webAddress(item.link) ?? brand.links.publication,
    categories: readCategories(item.categories),
    thumbnail: thumbnailAddress(item.thumbnail),
  }
}

/** Cuts at `length` characters and adds an ellipsis. */
export function clipped(text: string, length: number): string {
  if (text.length <= length) return text
  // a character has at most two code units, so this prefix is long enough
  const characters = Array.from(text.slice(0, length * 2))
  if (characters.length <= length && text.length <= length * 2) return text
  return `${characters.slice(0, length).join('').trimEnd()}…`
}

export function readTime(text: string): number {
  const words = text === '' ? 0 : text.split(/\s+/).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** Feeds give no time zone, or UTC. */
const zoneless = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)$/

export function readDate(text: string): Date | null {
  const date = new Date(text.trim().replace(zoneless, '$1T$2Z'))
  return Number.isNaN(date.getTime()) ? null : date
}

function readCategories(categories: unknown[]): string[] {
  const names = categories.flatMap((category) =>
    typeof category === 'string' ? [clipped(plainText(category), lineLength)] : [],
  )
  const unique = [...new Set(names.filter((name) => name !== ''))]
  return unique.length > 0 ? unique : [brand.name]
}

const ownPicture = /^\/blog\/[\w-]+\.svg$/

const thumbnailAddress = (thumbnail: string) =>
  ownPicture.test(thumbnail) ? thumbnail : (webAddress(thumbnail) ?? defaultThumbnail)
