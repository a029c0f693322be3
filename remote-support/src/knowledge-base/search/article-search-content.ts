export const articleSearchContent = {
  search: { label: 'Search articles', placeholder: 'Search by title, for example workflow' },
  categories: { label: 'Category', all: 'All Articles' },
} as const
