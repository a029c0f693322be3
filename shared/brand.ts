/**
 * Every fact about the brand. Renaming the site takes changes in `shared/brand` only. A namespace,
 * so that a page loads the facts that it uses.
 * @example <a href={`mailto:${brand.mail.support}`}>{brand.name}</a>
 */
export * as brand from './brand/facts'
