import type { PackageChecks } from '../checks/package-checks'

const receipt = { letter: 'mails/receipt-letter.ts' }
const confirmation = { specified: 'confirmation email within 5 minutes' }
const invite = { specified: 'Calendar invite within 24 hours' }
const access = { people: 'who give access to the entries in the list of leads' }
const newsletter = { people: 'who send it to the subscriptions in the list of leads' }

export const checks: PackageChecks = {
  mails: {
    'src/contact/contact-content.ts': {
      'It takes … to … minutes, and we send a calendar invite within … hours.': invite,
    },
    'src/demo/request/demo-content.ts': {
      'Confirmation email with your answers': confirmation,
      'Calendar invite with a video link': invite,
      'A calendar invite with a video link follows within … hours.': invite,
      'A confirmation with your answers is on its way.': receipt,
    },
    'src/demo/request/demo-fields.ts': { 'Enter the email address for the invite.': invite },
    'src/developers/developers-content.ts': {
      'We email it once your access is approved.': access,
    },
    'src/legal/terms/terms-content.ts': {
      'We announce changes by email 30 days in advance.': { people: 'who change the terms' },
    },
    'src/resources/resources-content.ts': {
      'Our monthly newsletter': newsletter,
      'The next issue goes to {email}.': newsletter,
    },
    'src/route-list.ts': {
      'Product videos, playlists, guides and whitepapers for teams that plan, build and run automation, plus one newsletter a month.':
        newsletter,
      'You get a calendar invite within … hours.': invite,
    },
    'src/waitlist/waitlist-content.ts': {
      'Developers get API keys, SDK previews and a sandbox workspace with their invite.': access,
      'A few emails until you’re in.': access,
      'You hear from us when your access opens.': access,
      'We’ll send a confirmation to your address.': receipt,
    },
    'src/waitlist/waitlist-lead.ts': {
      'Enter the email address for your invitation.': access,
      'Check this box so we can email your invitation.': access,
    },
  },
}
