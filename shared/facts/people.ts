/** Who leads the company, and who speaks for its customers: one role for each name on every page. */
export const ceo = { name: 'Anika Rao', role: 'Co-founder and Chief Executive Officer' } as const
export const cto = { name: 'Daniel Osei', role: 'Co-founder and Chief Technology Officer' } as const

export const northwindBuyer = {
  author: 'Dana Whitfield',
  role: 'Director of Purchasing',
  company: 'Northwind Traders',
} as const

export const calderOperator = {
  author: 'Priya Raman',
  role: 'VP Patient Operations',
  company: 'Calder Health',
} as const

export const meridianOperator = {
  author: 'Tomás Ortega',
  role: 'Chief Operating Officer',
  company: 'Meridian Mutual',
} as const
