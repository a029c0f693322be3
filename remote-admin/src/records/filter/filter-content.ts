export const filterContent = {
  all: 'All',
  filters: 'Filters',
} as const
