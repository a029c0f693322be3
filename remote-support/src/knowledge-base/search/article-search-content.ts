export const articleSearchContent = {
  search: { label: 'Search articles', placeholder: 'Words of the title, for example workflow' },
  categories: { label: 'Category', all: 'All Articles' },
} as const
