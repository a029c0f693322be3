import { postEarly } from './early-posts'
import { publishedLoader } from './page-loader'

/* Inline behind the loader, in documents of sites whose intake receives forms without scripts. */

const loader = publishedLoader()
if (loader) postEarly(loader.events)
