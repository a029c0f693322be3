import { brand } from '@fivefold/shared/brand'
import { associateSeats } from '../../facts/learning'
import { applicationReviewHours, supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import { allIntegrations, rolloutWeeks } from '@fivefold/shared/facts/service-levels'
import { topMarginPercent } from '../../facts/partner-terms'
import { anchors, paths } from '@fivefold/shared/routing/paths'

export const partnershipsContent = {
  hero: {
    eyebrow: 'Partnerships',
    title: 'Build, deliver, advise or sell with us',
    lead: `Four kinds of companies bring ${brand.name} to their customers. Each has its own program, its own terms and a dedicated team on our side.`,
    apply: { label: 'Apply now', to: anchors.apply },
    compare: { label: 'Compare the programs', to: '#programs' },
  },
  types: {
    title: 'Find your program',
    /* `you` describes the reader, `gain` the benefit for them. */
    items: [
      {
        name: 'Technology Partners',
        to: paths.partnershipsTechnology,
        you: 'You make a product our customers already use.',
        gain: 'Build a connector once, pass the review and get listed in every workspace.',
        figure: `${allIntegrations}+`,
        figureLabel: 'integrations in the catalog',
      },
      {
        name: 'System Integrators',
        to: paths.partnershipsIntegrators,
        you: 'You put systems into production and keep them running.',
        gain: 'Certify your engineers, lead deployments and get referrals that match your level.',
        figure: '3',
        figureLabel: 'certification levels',
      },
      {
        name: 'Consulting Partners',
        to: paths.partnershipsConsulting,
        you: 'You’re in the room before anything is built.',
        gain: 'Use our process maps and benchmarks to deliver a plan that holds up in production.',
        figure: String(rolloutWeeks),
        figureLabel: 'weeks from plan to launch',
      },
      {
        name: 'Resellers',
        to: paths.partnershipsResellers,
        you: 'You own the contract and the customer relationship.',
        gain: 'Register a deal, keep it protected and earn a margin that grows with your yearly sales.',
        figure: `${topMarginPercent}%`,
        figureLabel: 'margin at the top tier',
      },
    ],
    open: 'See the program',
  },
  included: {
    title: 'What every partner gets',
    lead: 'In every program, from the day you sign.',
    items: [
      {
        name: 'A demo workspace',
        text: 'All five products with sample data. Reset it in one click before each meeting.',
      },
      {
        name: 'A partner manager',
        text: 'A named person who knows your customers, picks up the phone and is measured on your results.',
      },
      {
        name: `Technical support within ${supportAnswerHours} hours`,
        text: 'Your engineers talk directly to ours. No tiers, no queue.',
      },
      {
        name: 'Training',
        text: `At least ${associateSeats} seats in each of the three learning tracks once they open, and more as you grow.`,
      },
      {
        name: 'Protected deals',
        text: 'A deal you register is yours. Our sales team gets paid as if it had closed the deal, so it works with you.',
      },
      {
        name: 'A say in the roadmap',
        text: 'Two sessions a year with our product teams, and a written answer to every request.',
      },
    ],
  },
  steps: {
    title: 'From application to first customer',
    items: [
      {
        when: 'Today',
        name: 'Apply',
        text: 'Tell us about your company and one customer you have in mind.',
      },
      {
        when: `Within ${applicationReviewHours} hours`,
        name: 'Review',
        text: 'A person reads your application and gets back to you with a yes, a no or a few questions.',
      },
      {
        when: 'Week 1',
        name: 'Start',
        text: 'Sign the contract, get your demo workspace and meet your partner manager.',
      },
      {
        when: 'Weeks 2 to 4',
        name: 'Enable',
        text: 'Your team builds something real in the demo workspace, with our engineers.',
      },
      {
        when: 'From week 5',
        name: 'Go to market',
        text: 'Win your first customer, with our engineers in the room whenever you want them.',
      },
    ],
  },
  apply: {
    title: 'Apply',
    promise: `We review every application within ${applicationReviewHours} hours.`,
    text: 'No long forms. Just email us four things:',
    questions: [
      'What your company does, in two sentences',
      'Which of the four programs you’re interested in',
      'How many people would work with our products',
      'A customer or process you’d start with',
    ],
    mail: {
      label: `Email ${brand.mail.partners}`,
      address: brand.mail.partners,
      subject: 'Partner application',
    },
    form: { label: 'Use the contact form', to: paths.contact },
  },
} as const
