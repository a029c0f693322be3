import { brand } from '@fivefold/shared/brand'

/** The origin of the API. */
export const api = brand.siteUrl.replace('//www.', '//api.')
/** The environment variable that samples read the key from. */
export const keyVariable = `${brand.slug.toUpperCase()}_API_KEY`
