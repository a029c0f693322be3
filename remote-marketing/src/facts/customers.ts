/** The people quoted for three customers. */
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
