export const headquarters = 'Austin'
export const indiaOffice = 'Bengaluru'

/** Each workspace stores its data in one of these. */
export const dataRegions = [
  'United States',
  'Canada',
  'Brazil',
  'European Union',
  'United Kingdom',
  'Switzerland',
  'India',
] as const
