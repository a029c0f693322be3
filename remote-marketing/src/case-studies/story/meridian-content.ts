import { meridianAfter, meridianBefore, meridianMatchedPercent } from '../../facts/customer-results'
import { meridianName, meridianSpeaker, meridianSpeakerRole } from '../../facts/customers'
import { rolloutWeeks } from '@fivefold/shared/facts/service-levels'
import type { Story } from './story'

export const meridianStory: Story = {
  lead: 'A mutual insurer joined three systems around one customer number, and kept the lineage of every row.',
  company: [
    { label: 'Business', value: 'Mutual insurer' },
    { label: 'Employees', value: '1,900' },
    { label: 'Team', value: '9 people in group accounting' },
    { label: 'Launched', value: `${rolloutWeeks} weeks after the first workshop` },
  ],
  before: {
    title: 'Three customer numbers for one customer',
    paragraphs: [
      'Meridian bought two smaller insurers and kept their systems. Claims, payments and reserves each had a customer number of their own. A family with a car and a house could be three customers.',
      'At the end of each quarter, nine people exported everything and reconciled it in spreadsheets. It took two weeks. In the third week the auditors came and asked where the numbers were from.',
      'The honest answer was a folder with 140 files and the memory of the person who had named them.',
    ],
  },
  solution: {
    title: 'Match once, keep the lineage, build reports on top',
    paragraphs: [
      'Integ reads all three systems. The old numbers stay where they are, because claims handlers know them by heart.',
      'Data Pipelines matches customers by name, birth date and bank account, and gives each person one number. What it cannot decide goes to a person, with both records side by side. The decision is kept and never asked again.',
      'Every row remembers the rows it was made from. Reports are built once from the joined data, and a click on a total leads back to the claims in it.',
    ],
  },
  change: {
    title: 'One quarter close, then and now',
    rows: [
      { step: 'Collect', before: '140 exports from three systems', now: 'Read continuously' },
      {
        step: 'Match',
        before: 'By hand, in spreadsheets',
        now: 'By rule; people decide the rest',
      },
      {
        step: 'Explain',
        before: 'Ask whoever made the file',
        now: 'Open the rows behind the total',
      },
      { step: 'Close', before: `After ${meridianBefore}`, now: `After ${meridianAfter}` },
    ],
  },
  people: [
    {
      name: meridianSpeaker,
      role: meridianSpeakerRole,
      part: 'Asked for one answer that holds in front of an auditor.',
    },
    {
      name: 'Helen Zhou',
      role: 'Group Controller',
      part: 'Decided which system wins where two disagree.',
    },
    {
      name: 'Amit Desai',
      role: 'Head of Data, Meridian Mutual',
      part: 'Wrote the matching rules and owns the pipeline today.',
    },
    {
      name: 'Jonas Weber',
      role: 'Solutions Engineer, Fivefold',
      part: 'Set up the lineage and trained Amit’s team.',
    },
  ],
  timeline: [
    {
      when: 'Weeks 1–2',
      title: 'Choose who wins',
      text: 'Helen listed 60 fields that exist more than once, and one owner for each.',
    },
    {
      when: 'Weeks 3–4',
      title: 'Connect and count',
      text: 'Integ read all three systems. Record counts were compared with the ledgers every night.',
    },
    {
      when: 'Weeks 5–6',
      title: 'Match customers',
      text: 'The first run matched 93 of 100. Bank accounts as a third criterion brought the rest.',
    },
    {
      when: 'Weeks 7–8',
      title: 'Close twice',
      text: 'The team closed one quarter the old way and the new way. The difference was four cents, and it was explained.',
    },
    {
      when: 'Second quarter',
      title: 'Auditors at the screen',
      text: 'For the first time, questions were answered in the meeting.',
    },
  ],
  methods: {
    timeReduction: `Working days from the end of the quarter to the signed report: ${meridianBefore} on average over four quarters, ${meridianAfter} in each of the two after launch.`,
    costSavings:
      'Three parts: $164K for nine people and seven days in four quarters, at $650 a day; $286K less for outside auditors, from their invoices; $410K in payments that would have gone out twice. Licenses and setup are not deducted.',
    efficiency: 'Accounts reconciled per person and day during a close: 34 before, 88 after.',
  },
  figures: [
    {
      value: `${meridianMatchedPercent}%`,
      label: 'of customers matched automatically',
      method:
        'Share of 410,000 customers that no person had to decide. A sample of 500 matches contained one error.',
    },
    {
      value: 'In the meeting',
      label: 'is when audit questions are answered',
      method:
        'Open points on the auditors’ list a day after the review: 37 before, none in the last quarter.',
    },
  ],
  quote: {
    text: 'Closing in three days is pleasant. Knowing where every number comes from is why I sleep.',
    author: meridianSpeaker,
    role: meridianSpeakerRole,
    company: meridianName,
  },
  lessons: [
    'Settle which system wins before you match. Rules are quick to write once the owners agree.',
    'Keep the old numbers visible. Claims handlers trusted the new one because theirs was beside it.',
    'Close one quarter both ways. It costs a week and ends the discussion.',
  ],
}
