import * as v from 'valibot'

/** A part of the site that the search can find. */
export const searchSection = v.object({
  /** Address inside the site, with an anchor if there is one. */
  url: v.pipe(v.string(), v.startsWith('/')),
  /** Its heading. */
  title: v.string(),
  /** Title of its page; empty if it is the page itself. */
  page: v.string(),
  /** The heading that its own stands below; absent if that is its page. */
  above: v.exactOptional(v.string()),
  text: v.string(),
  /** Words that it is found by as well; not shown. */
  also: v.exactOptional(v.string()),
  /** Words that visitors ask for it with, and the heading that an answer replaces; not shown. */
  asked: v.exactOptional(v.string()),
  /** Below 1 for a section that counts less than a page of the site; absent: 1. */
  weight: v.exactOptional(v.number()),
})

/** A remote's sections for the search, written with its documents. */
export const searchFile = v.object({
  sections: v.array(searchSection),
  /** Groups of words for the same thing. Older files have none. */
  synonyms: v.optional(v.array(v.string()), []),
})

export type SearchFile = v.InferOutput<typeof searchFile>

export type SearchSection = v.InferOutput<typeof searchSection>

/** Address of the file with the sections of a remote's pages. */
export const searchFileOf = (remote: string) => `/search/${remote}.json`
