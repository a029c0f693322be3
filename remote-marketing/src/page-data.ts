import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'
import type { StructuredData } from '@fivefold/shared/routing/remote-contract'
import { basePrice } from './estimate/price-estimate'

interface Answer {
  question: string
  answer: string
}

/** schema.org data of a page that answers questions. */
export const faqPage = (answers: readonly Answer[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: answers.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The base plan of the price calculator; dollars a month. */
export const platformOffer: StructuredData = {
  '@type': 'Product',
  name: brand.name,
  description: brand.tagline,
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'Offer',
    price: basePrice,
    priceCurrency: 'USD',
    url: brand.siteUrl + paths.pricing,
  },
}

export const blogData: StructuredData = {
  '@type': 'Blog',
  name: `${brand.name} on Medium`,
  url: brand.siteUrl + paths.blog,
  publisher: { '@type': 'Organization', name: brand.name },
}
