/** The router of a page that is prerendered, outside of a browser. */
export { StaticRouter } from 'react-router-dom'
