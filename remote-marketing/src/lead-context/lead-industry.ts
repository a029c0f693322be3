/** The industries that a page and the demo wizard both list, as values of the wizard. */
export const leadIndustries = [
  'technology',
  'finance',
  'healthcare',
  'retail',
  'manufacturing',
] as const

/** '' when the wizard has no value for the name. */
export const leadIndustryOf = (name: string) =>
  leadIndustries.find((industry) => industry === name.toLowerCase()) ?? ''
