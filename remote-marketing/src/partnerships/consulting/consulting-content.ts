import { paths } from '@fivefold/shared/routing/paths'
import { applyHref } from '../apply-link'

export const consultingContent = {
  hero: {
    eyebrow: 'Consulting partners',
    title: 'Advice that software can’t give',
    lead: 'Which process comes first, who decides, and how will anyone know it worked? You answer these questions. We give you the data.',
  },
  map: {
    slowest: 'Approve',
    total: (hours: number) => `${hours} hours per case`,
    before: 'Today',
    after: 'Planned',
    steps: [
      { name: 'Receive', before: 2, after: 1 },
      { name: 'Check', before: 5, after: 1 },
      { name: 'Approve', before: 19, after: 1 },
      { name: 'Record', before: 3, after: 0.5 },
      { name: 'Answer', before: 6, after: 2 },
    ],
  },
  engagements: {
    title: 'Three engagements, each valuable on its own',
    items: [
      {
        name: 'Assessment',
        duration: '2 weeks',
        text: 'Find the process whose improvement people will notice. Most companies start with their biggest process. The best one to start with is usually the one repeated most often.',
        delivers: [
          'A map of up to twelve processes',
          'Measured times instead of estimates',
          'One recommendation',
        ],
      },
      {
        name: 'Blueprint',
        duration: '3 weeks',
        text: 'Design the new process with the people who run it today. Every step gets an owner, a system and a plan for when it fails.',
        delivers: [
          'A flow that Smart Workflows can import',
          'A list of systems and access rights',
          'A decision log with names and dates',
        ],
      },
      {
        name: 'Operating model',
        duration: 'Ongoing',
        text: 'Automation changes who does what. Stay for two quarters, track the numbers with your client, and remove what no one uses.',
        delivers: [
          'A quarterly review of every flow',
          'A training plan for new roles',
          'A one-page report for the board',
        ],
      },
    ],
    delivers: 'You deliver',
  },
  principle: {
    quote: 'A plan is done when the people who do the work today recognize it as theirs.',
    source: 'From the partner handbook, page 1',
  },
  kit: {
    title: 'What’s in the consulting kit',
    lead: 'Yours from day one, with your branding if you like.',
    items: [
      { name: 'Process maps', text: '48 editable maps, from order entry to offboarding' },
      { name: 'Benchmarks', text: 'Anonymized times per step, by industry and company size' },
      {
        name: 'Interview guides',
        text: 'Questions for the people who do the work',
      },
      {
        name: 'Business case',
        text: 'A spreadsheet that finance will accept',
      },
      {
        name: 'Workshop workspace',
        text: 'All five products, so you can design a flow and run it in the same meeting',
      },
    ],
  },
  closing: {
    title: 'Bring your next client',
    text: 'Apply with a client in mind, and we’ll have benchmarks for their industry ready before your first call.',
    primary: { label: 'Apply as a consultant', to: applyHref('consulting') },
    secondary: { label: 'Read the case studies', to: paths.caseStudies },
  },
} as const
