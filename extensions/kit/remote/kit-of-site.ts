import * as v from 'valibot'
import { limitedFetch, limitedJson, limits } from '../../../deploy/names/limits'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { kitDescription, kitFile, kitFolder, type KitDescription } from '../kit-description'

export const kitAddress = (site: string, file: string) => `${site}/${kitFolder}/${file}`

/**
 * The kit that the live host of a deployed site offers.
 * @param site its origin.
 * @throws UserError when the site does not respond, or its host is older than the kit.
 */
export async function kitOfSite(site: string): Promise<KitDescription> {
  const response = await fetched(kitAddress(site, kitFile))
  if (!response.ok) {
    throw new UserError(
      `${site} offers no kit (status ${response.status} for ${kitAddress('', kitFile)}): give the ` +
        'address of a deployed site, whose host is recent enough to carry one.',
    )
  }
  const read = v.safeParse(kitDescription, await limitedJson(response))
  if (read.success) return read.output
  throw new UserError(
    `${kitAddress(site, kitFile)} is not a kit that this command understands: install the command ` +
      `again from ${kitAddress(site, 'create-remote.tgz')}.`,
  )
}

/** @throws UserError when the site does not respond. */
export async function fetched(address: string): Promise<Response> {
  try {
    return await limitedFetch(address, limits.siteMilliseconds)
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause
    throw new UserError(
      `${address} does not respond (${reason instanceof Error ? reason.message : String(reason)}). ` +
        'Is the address right, and is there a network?',
    )
  }
}
