export const commentContent = {
  words: {
    title: 'Roadmap comments in this browser',
    noun: { one: 'comment', many: 'comments' },
    searchLabel: 'Search comments',
    searchHint: 'Comment, roadmap item, name or email',
    empty: 'No comments yet',
    emptyHint: 'Customers comment on roadmap items in their portal. Read them here.',
  },
  columns: { body: 'Comment', item: 'Roadmap item', author: 'From', written: 'Written' },
} as const
