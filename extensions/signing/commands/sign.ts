import { signSite } from '../change/sign-site'
import { atSiteToChange } from '../../../deploy/commands/site/at-site'

/** `sign`: renders every page again and signs the site as it is, with the key of the host's team. */
export async function sign() {
  const files = await atSiteToChange({}, signSite)
  console.info(files.length === 0 ? 'The site is signed already.' : 'The site is signed.')
}
