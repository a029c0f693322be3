/** The router of a page that is rendered ahead, where there is no browser. */
export { StaticRouter } from 'react-router-dom'
