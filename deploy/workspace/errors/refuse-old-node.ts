import { UserError } from './user-error'

const oldest = [20, 19] as const

/** @throws UserError when this Node is older than the tools require. */
export function refuseOldNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new UserError(`Node ${version} is too old: install ${oldest.join('.')} or newer.`)
}
