/** Links for developers carry `view=developers`; see also the referral code. */
export const isForDevelopers = (query: string) =>
  new URLSearchParams(query).get('view') === 'developers'
