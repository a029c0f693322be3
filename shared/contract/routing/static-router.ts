/** The router for prerendering, outside of a browser. */
export { StaticRouter } from 'react-router-dom'
