import { anchors, paths } from '@fivefold/shared/routing/paths'

interface Engagement {
  name: string
  duration: string
  text: string
  delivers: readonly string[]
}

export const consultingContent = {
  hero: {
    eyebrow: 'Consulting partners',
    title: 'The advice that software cannot give',
    lead: 'Which process first, who decides, and how anybody will know that it worked. You answer that; we give you the measurements to answer it with.',
  },
  map: {
    slowest: 'Approve',
    total: (hours: number) => `${hours} hours per case`,
    before: 'As it is',
    after: 'As planned',
    steps: [
      { name: 'Receive', before: 2, after: 1 },
      { name: 'Check', before: 5, after: 1 },
      { name: 'Approve', before: 19, after: 1 },
      { name: 'Record', before: 3, after: 0.5 },
      { name: 'Answer', before: 6, after: 2 },
    ],
  },
  engagements: {
    title: 'Three engagements, each useful on its own',
    items: [
      {
        name: 'Assessment',
        duration: '2 weeks',
        text: 'Find the process whose improvement people will notice. Most companies start with the largest one; the right one is usually the most repeated one.',
        delivers: [
          'Map of up to twelve processes',
          'Measured times, not estimated ones',
          'One recommendation',
        ],
      },
      {
        name: 'Blueprint',
        duration: '3 weeks',
        text: 'Draw how it will run, with the people who run it today. Every step gets an owner, a system and a sentence on what happens when it fails.',
        delivers: [
          'Flow that Smart Workflows can load',
          'List of systems and access rights',
          'Decisions, with names and dates',
        ],
      },
      {
        name: 'Operating model',
        duration: 'Ongoing',
        text: 'Automation changes who does what. Stay for two quarters, watch the figures with the customer, and take away what nobody uses.',
        delivers: [
          'Quarterly review of every flow',
          'Training plan for new roles',
          'Report for the board, on one page',
        ],
      },
    ] satisfies Engagement[],
    delivers: 'You deliver',
  },
  principle: {
    quote: 'A plan is finished when the people who do the work today recognise themselves in it.',
    source: 'From the partner handbook, page 1',
  },
  kit: {
    title: 'What is in the consulting kit',
    lead: 'Yours from the first day, with your name on it if you like.',
    items: [
      { name: 'Process maps', text: '48 editable maps, from order entry to offboarding' },
      { name: 'Measurements', text: 'Anonymous times per step, by industry and company size' },
      {
        name: 'Interview guides',
        text: 'Questions for the people who do the work, not for their managers',
      },
      {
        name: 'Business case',
        text: 'A spreadsheet that a finance department will not take apart',
      },
      {
        name: 'Workshop workspace',
        text: 'All five products, to draw a flow and run it in the same meeting',
      },
    ],
  },
  closing: {
    title: 'Bring your next client',
    text: 'Apply with a client in mind, and we prepare the measurements for their industry before your first call.',
    first: { label: 'Apply as consultant', to: anchors.apply },
    second: { label: 'Read the case studies', to: paths.caseStudies },
  },
} as const
