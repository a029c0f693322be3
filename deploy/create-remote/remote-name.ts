import { paths } from '../../shared/routing/paths'
import { UserError } from '../workspace/user-error'

const wellFormed = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Longer ones would not fit into the description of the first page. */
const longestName = 24

/** Folders of the site that hold files, so that no page can stand there; `host` is an app, too. */
const reserved = new Set(['assets', 'host', 'remotes'])

/**
 * The name of a remote that does not exist yet, with or without `remote-` before it.
 * @throws UserError when it is malformed, reserved or taken, or its page's address is.
 */
export function freeRemoteName(word: string | undefined, apps: readonly string[]): string {
  const name = word?.replace(/^remote-/, '')
  if (name === undefined) throw new UserError('Name the remote: `pnpm create-remote billing`.')
  if (!wellFormed.test(name) || name.length > longestName) {
    throw new UserError(
      `“${name}” is no name for a remote: up to ${longestName} lower-case letters and digits, ` +
        'words joined by a hyphen, such as “billing” or “billing-plans”.',
    )
  }
  if (reserved.has(name))
    throw new UserError(`“${name}” is reserved: the site has files at /${name}.`)
  if (apps.includes(name)) throw new UserError(`remote-${name} exists already.`)
  if (Object.values<string>(paths).includes(`/${name}`)) {
    throw new UserError(`“${name}” is taken: /${name} is a page of another remote.`)
  }
  return name
}
