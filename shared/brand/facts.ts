export * from './names'
export { mail } from './mail'
export { feedUrl, links } from './links'
