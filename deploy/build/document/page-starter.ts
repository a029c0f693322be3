import { compiledAhead } from '../build-options'
import { inlineScript } from '../bundle/inline-script'
import { bootSource } from './boot-scripts'

/** The sources of the scripts that start the host's others (host/starter). */
export async function pageStarter() {
  const loader = bootSource + (await inlineScript('starter/inline/load-starter.ts')).trim()
  const posts = (await inlineScript('starter/inline/load-posts.ts')).trim()
  if (/<\/script/i.test(loader + posts)) throw new Error('The inline script ends its element')
  const starter = `${compiledAhead}\n${await inlineScript('starter/start-page.ts')}`
  return { loader, posts, starter }
}
