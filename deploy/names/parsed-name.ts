import { isAppName, isReleaseName, quoted } from '../../shared/contract/federation/names'
import { UserError } from '../workspace/errors/user-error'

/** @throws UserError where a text is not a possible name of an app. */
export function parsedApp(text: string): string {
  if (isAppName(text)) return text
  throw new UserError(
    `${quoted(text)} is no name of an app: it has lower-case letters, digits and hyphens, such as “billing”.`,
  )
}

/** @throws UserError where a text is not a possible name of a release. */
export function parsedRelease(text: string): string {
  if (isReleaseName(text)) return text
  throw new UserError(
    `${quoted(text)} is no name of a release: it has letters, digits, dots and hyphens, such as “1.4.0-77d1f20b3e”.`,
  )
}
