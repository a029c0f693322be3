import { brand } from '../../shared/brand'
import { UserError } from '../../deploy/workspace/errors/user-error'
import type { Settings } from '../../deploy/workspace/hooks'

/** Relative to the site. */
export const securityFile = '.well-known/security.txt'

/** Visible ASCII, as of any URI (RFC 3986). */
const contact = /^(?=[!-~]+$)(?:mailto:[^@]+@[^@]+|https:\/\/[^/].*|tel:\+?\d[\d-]*)$/

/**
 * Says where to report a weakness (RFC 9116). Its day of expiry is a setting, so that the file
 * follows only from the site. Undefined without a contact.
 * @throws UserError where a contact is not an address, or the day is missing or not a day.
 */
export function securityText(stored: Settings): string | undefined {
  const { SECURITY_CONTACT: contacts = '', SECURITY_EXPIRES: expires = '' } = stored
  const named = contacts.split(' ').filter(Boolean)
  const wrong = named.find((text) => !contact.test(text) || !URL.canParse(text))
  if (wrong !== undefined) {
    throw new UserError(
      `SECURITY_CONTACT names “${wrong}”, which is not an address such as mailto:security@company.example ` +
        'or https://company.example/report.',
    )
  }
  if (named.length === 0 && expires === '') return undefined
  if (named.length === 0) throw new UserError('SECURITY_EXPIRES needs SECURITY_CONTACT.')
  return [
    ...named.map((text) => `Contact: ${text}`),
    `Expires: ${dayIn(expires)}T00:00:00Z`,
    `Canonical: ${brand.siteUrl}/${securityFile}`,
    '',
  ].join('\n')
}

/** Whether a text is what some settings write, and not a file of somebody else's. */
export function isSecurityText(text: string): boolean {
  const found = (name: string) => [...text.matchAll(RegExp(`^${name}: (\\S+?)(?:T.*)?$`, 'gm'))]
  const values = (name: string) =>
    found(name)
      .map(([, value]) => value)
      .join(' ')
  try {
    return (
      text ===
      securityText({ SECURITY_CONTACT: values('Contact'), SECURITY_EXPIRES: values('Expires') })
    )
  } catch {
    return false
  }
}

/** Whether the file may not be relied on any more. */
export const isExpired = ({ SECURITY_EXPIRES: expires }: Settings, now: Date) =>
  expires !== undefined && Date.parse(expires) <= now.getTime()

function dayIn(text: string) {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  if (isDay && new Date(text).toISOString().startsWith(text)) return text
  throw new UserError(
    `SECURITY_EXPIRES is “${text}”, which is not a day such as 2027-06-30: RFC 9116 asks for one within a year.`,
  )
}
