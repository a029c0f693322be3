import { InvalidArgumentError } from '@commander-js/extra-typings'

const wellFormed = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** A longer name would not fit into the description of the first page. */
const maximumLength = 24

/** Folders of the site that hold files, so that no page can have their address, and the host's name. */
const reserved = new Set(['assets', 'host', 'kit', 'previews', 'remotes'])

/**
 * The name of a new remote, with or without `remote-` before it.
 * @param addresses of the site's pages.
 * @throws InvalidArgumentError when it is malformed, reserved or taken, or its page's address is.
 */
export function newRemoteName(
  word: string,
  apps: readonly string[],
  addresses: readonly string[],
): string {
  const name = word.replace(/^remote-/, '')
  if (!wellFormed.test(name) || name.length > maximumLength) {
    throw new InvalidArgumentError(
      `A name has up to ${maximumLength} lower-case letters and digits, in words joined by a ` +
        'hyphen, such as “billing” or “billing-plans”.',
    )
  }
  if (reserved.has(name)) {
    throw new InvalidArgumentError(`It is reserved: the site has files at /${name}.`)
  }
  if (apps.includes(name)) throw new InvalidArgumentError(`remote-${name} exists already.`)
  if (addresses.includes(`/${name}`)) {
    throw new InvalidArgumentError(`/${name} is a page of another remote.`)
  }
  return name
}
