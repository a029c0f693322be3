import { brand } from '@fivefold/shared/brand'
import { anchors, paths } from '@fivefold/shared/routing/paths'

export interface PartnerType {
  name: string
  to: string
  /** Who the reader is. */
  you: string
  /** What the partnership is for them. */
  gain: string
  figure: string
  figureLabel: string
}

export const partnershipsContent = {
  hero: {
    eyebrow: 'Partnerships',
    title: 'Build, deliver, advise or sell with us',
    lead: `Four kinds of companies bring ${brand.name} to their customers. Each has a program of its own, with its own terms and its own people on our side.`,
    apply: { label: 'Apply now', to: anchors.apply },
    compare: { label: 'Compare the programs', to: '#programs' },
  },
  types: {
    title: 'Which partner are you?',
    items: [
      {
        name: 'Technology Partners',
        to: paths.partnershipsTechnology,
        you: 'You make a product that our customers already use.',
        gain: 'Build a connector once, have it reviewed, and be listed in every workspace.',
        figure: '100+',
        figureLabel: 'integrations to stand beside',
      },
      {
        name: 'System Integrators',
        to: paths.partnershipsIntegrators,
        you: 'You put systems into production and keep them there.',
        gain: 'Certify your engineers, lead deployments, and get the projects that match your level.',
        figure: '3',
        figureLabel: 'certification levels',
      },
      {
        name: 'Consulting Partners',
        to: paths.partnershipsConsulting,
        you: 'You are in the room before anything is built.',
        gain: 'Use our process maps and measurements, and hand over a plan that survives contact with systems.',
        figure: '8',
        figureLabel: 'weeks from plan to launch',
      },
      {
        name: 'Resellers',
        to: paths.partnershipsResellers,
        you: 'You own the contract and the customer relationship.',
        gain: 'Register a deal, keep it, and earn a margin that grows with what you sell in a year.',
        figure: '35%',
        figureLabel: 'margin at the highest tier',
      },
    ] satisfies PartnerType[],
    open: 'See the program',
  },
  included: {
    title: 'What every partner gets',
    lead: 'Whichever program you are in, from the day you sign.',
    items: [
      {
        name: 'A workspace for demonstrations',
        text: 'All five products with sample data, reset with one click before each meeting.',
      },
      {
        name: 'A partner manager',
        text: 'One person with a direct line, who knows your customers and is measured on your results.',
      },
      {
        name: 'Technical support in 2 hours',
        text: 'Your engineers write to our engineers. No queue for partners and no first level.',
      },
      {
        name: 'The learning tracks',
        text: 'Fundamentals, Integration Specialist and Enterprise Architect, for as many people as you send.',
      },
      {
        name: 'Protected deals',
        text: 'What you register is yours. Our own sales team is paid as if it had closed it, and works for you.',
      },
      {
        name: 'A say in the roadmap',
        text: 'Two sessions a year with the product teams, and every partner request is answered in writing.',
      },
    ],
  },
  steps: {
    title: 'From application to first customer',
    items: [
      {
        when: 'Today',
        name: 'Apply',
        text: 'A page about your company and one customer you have in mind.',
      },
      {
        when: 'Within 48 hours',
        name: 'Review',
        text: 'A person reads it and answers with yes, no, or two questions.',
      },
      {
        when: 'Week 1',
        name: 'Start',
        text: 'Contract, demonstration workspace and a kickoff with your partner manager.',
      },
      {
        when: 'Week 2 to 4',
        name: 'Enable',
        text: 'Your first people finish the Fundamentals track and build something real.',
      },
      {
        when: 'From week 5',
        name: 'Go to market',
        text: 'First joint customer, with our engineers in the room when you want them.',
      },
    ],
  },
  apply: {
    title: 'Apply',
    promise: 'We review every application within 48 hours.',
    text: 'There is no form to fight with. Write to us, and tell us four things:',
    questions: [
      'What your company does, in two sentences',
      'Which of the four programs you have in mind',
      'How many people would work with our products',
      'A customer or a process you would start with',
    ],
    mail: {
      label: `Write to ${brand.mail.partners}`,
      to: `mailto:${brand.mail.partners}?${new URLSearchParams({ subject: 'Partner application' })}`,
    },
    form: { label: 'Use the contact form', to: paths.contact },
  },
} as const
