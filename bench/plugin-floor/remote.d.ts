declare module 'remote/counter' {
  export { Counter } from './remote/counter'
}
