/** The industries that both a page and the demo wizard list, by their values in the wizard. */
export const leadIndustries = [
  'technology',
  'finance',
  'healthcare',
  'retail',
  'manufacturing',
] as const

/** The industry of that name; '' for one that the wizard has no value for. */
export const leadIndustryOf = (name: string) =>
  leadIndustries.find((industry) => industry === name.toLowerCase()) ?? ''
