export const links = {
  publication: 'https://medium.com/fivefold',
  videoChannel: 'https://www.youtube.com/@fivefold',
  releaseFeed: 'https://github.com/fivefold/platform/releases',
  sourceCode: 'https://github.com/fivefold',
  microblog: 'https://x.com/fivefold',
  professionalNetwork: 'https://www.linkedin.com/company/fivefold',
} as const

/** The publication's feed; read through the feed-to-JSON service of the run-time configuration. */
export const feedUrl = 'https://medium.com/feed/fivefold'
