export { default as mark } from './mark.svg?inline'
