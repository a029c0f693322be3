export const filterContent = {
  all: 'All',
  any: (label: string) => `${label}: all`,
  filters: 'Filters',
  more: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
} as const
