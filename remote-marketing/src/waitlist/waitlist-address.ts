import { flagParam, trimmedTextParam } from '@fivefold/shared/address/address-schema'

export const waitlistAddress = {
  /** The referral code of the visitor who sent the link. */
  invitedBy: trimmedTextParam('ref', 64),
  forDevelopers: flagParam('view', 'developers'),
}
