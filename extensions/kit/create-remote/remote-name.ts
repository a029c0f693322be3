import { InvalidArgumentError } from '@commander-js/extra-typings'
import { hostApp } from '../../../deploy/workspace/folders'
import { isHyphenated } from '../../../deploy/names/hyphenated-name'
import { isAppName, isRoute } from '../../../shared/contract/federation/names'

/** @throws InvalidArgumentError when the name of a form is malformed. */
export function newFormName(word: string): string {
  if (isHyphenated(word) && word.length <= 64) return word
  throw new InvalidArgumentError(
    'A form has up to 64 lower-case letters and digits, in words joined by a hyphen, such as “visit-request”.',
  )
}

/** A longer name would not fit into the description of the first page. */
const maximumLength = 24

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
  if (!isHyphenated(name) || name.length > maximumLength || !isAppName(name)) {
    throw new InvalidArgumentError(
      `A name has up to ${maximumLength} lower-case letters and digits, in words joined by a ` +
        'hyphen, such as “billing” or “billing-plans”.',
    )
  }
  if (name === hostApp || !isRoute(`/${name}`)) {
    throw new InvalidArgumentError(`It is reserved: the site has files at /${name}.`)
  }
  if (apps.includes(name)) throw new InvalidArgumentError(`remote-${name} exists already.`)
  if (addresses.includes(`/${name}`)) {
    throw new InvalidArgumentError(`/${name} is a page of another remote.`)
  }
  return name
}
