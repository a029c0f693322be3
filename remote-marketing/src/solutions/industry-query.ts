import { solutionsContent } from './solutions-content'

const { items } = solutionsContent.industries
const [first] = items

/** The industry that an address asks for; Healthcare unless it names another. */
export function industryFromQuery(query: URLSearchParams) {
  const asked = query.get('industry')?.trim().toLowerCase()
  return items.find(({ id }) => id === asked) ?? first
}

export const industryToQuery = (id: string) => ({ industry: id === first?.id ? null : id })
