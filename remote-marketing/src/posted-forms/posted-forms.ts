import { requiredTick } from '@fivefold/shared/forms/rules'
import { paths } from '@fivefold/shared/routing/paths'
import { contactContent } from '../contact/contact-content'
import { contactFields } from '../contact/contact-fields'
import { demoRequestContent } from '../cortex/demo-request/demo-request-content'
import { demoRequestFields } from '../cortex/demo-request/demo-request-fields'
import { demoContent } from '../demo/request/demo-content'
import { demoFields } from '../demo/request/demo-fields'
import { contextRecord, leadContextOf } from '../lead-context/lead-context'
import { contactConsent } from '../contact/contact-consent'
import { cortexConsent } from '../cortex/demo-request/demo-request-consent'
import { customSolutionConsent } from '../solutions/inquiry-consent'
import { demoConsent } from '../demo/request/demo-consent'
import { newsletterConsent } from '../resources/newsletter-fields'
import { waitlistConsent } from '../waitlist/waitlist-content'
import { leadSourceOf } from '../lead-source/lead-source'
import { newsletterFields } from '../resources/newsletter-fields'
import { resourcesContent } from '../resources/resources-content'
import { inquiryFields } from '../solutions/inquiry-fields'
import { solutionsContent } from '../solutions/solutions-content'
import { newReferralCode } from '../waitlist/referral/referral-code'
import { waitlistContent } from '../waitlist/waitlist-content'
import { waitlistFields } from '../waitlist/waitlist-fields'
import type { PostedForm } from './posted-form'

const sourceOf = (query: string) => leadSourceOf(new URLSearchParams(query))
const contextOf = (query: string) => contextRecord(leadContextOf(query))

/** Every lead form. A record made of a posted one equals the record of the same form with scripts. */
export const postedForms = {
  contact: {
    collection: 'contactForms',
    fields: contactFields,
    consent: contactConsent,
    path: paths.contact,
    title: contactContent.form.title,
    submit: contactContent.form.submit,
    received: contactContent.toast,
    also: (query) => ({ ...sourceOf(query), ...contextOf(query) }),
  },
  cortex: {
    collection: 'demoRequests',
    fields: {
      ...demoRequestFields,
      // With scripts the button waits for it.
      agreeToContact: {
        ...demoRequestFields.agreeToContact,
        required: true,
        rule: requiredTick('Check this box so we may contact you.'),
      },
    },
    consent: cortexConsent,
    path: `${paths.cortex}#demo`,
    title: demoRequestContent.title,
    submit: demoRequestContent.submit,
    received: demoRequestContent.success,
    also: (query) => ({ ...sourceOf(query), source: 'cortex' }),
  },
  'custom-solution': {
    collection: 'demoRequests',
    fields: inquiryFields,
    consent: customSolutionConsent,
    path: paths.solutions,
    title: solutionsContent.form.title,
    submit: solutionsContent.form.submit,
    received: solutionsContent.form.success,
    also: (query) => ({ ...sourceOf(query), source: 'custom-solution' }),
  },
  demo: {
    collection: 'demoRequests',
    fields: demoFields,
    consent: demoConsent,
    path: paths.demo,
    title: demoContent.head.title,
    submit: 'Submit Request',
    received: demoContent.toast,
    also: (query) => ({ ...sourceOf(query), ...contextOf(query), source: 'demo-wizard' }),
  },
  newsletter: {
    collection: 'newsletterSubscriptions',
    fields: newsletterFields,
    consent: newsletterConsent,
    path: paths.resources,
    title: resourcesContent.newsletter.title,
    submit: 'Subscribe',
    received: {
      title: resourcesContent.newsletter.toast.title,
      description: resourcesContent.newsletter.done,
    },
    also: sourceOf,
  },
  waitlist: {
    collection: 'waitlistEntries',
    fields: waitlistFields,
    consent: waitlistConsent,
    path: paths.waitlist,
    title: waitlistContent.form.title,
    submit: waitlistContent.form.submit,
    received: waitlistContent.toast,
    also: (query) => ({ ...sourceOf(query), ...contextOf(query) }),
    ofItsOwn: () => ({ referralCode: newReferralCode() }),
  },
} satisfies Record<string, PostedForm>
