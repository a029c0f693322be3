import {
  northwindAfter,
  northwindBefore,
  northwindDiscrepanciesDownPercent,
  northwindSavedHours,
} from '../../facts/customer-results'
import { northwindName, northwindSpeaker, northwindSpeakerRole } from '../../facts/customers'
import { pipelineMinutes, rolloutWeeks } from '@fivefold/shared/facts/service-levels'
import type { Story } from './story'

export const northwindStory: Story = {
  lead: 'A food wholesaler lets its buyers ask in plain words. Every answer names the records behind it.',
  company: [
    { label: 'Business', value: 'Food wholesaler' },
    { label: 'Employees', value: '640' },
    { label: 'Team', value: '14 buyers' },
    { label: 'Launched', value: `${rolloutWeeks} weeks after the first workshop` },
  ],
  before: {
    title: 'One question, three systems, two colleagues',
    paragraphs: [
      'A supplier calls: can Northwind take forty pallets of tomatoes at last month’s price? The stock is in the warehouse system. The price is in the ERP. The agreement that ties the two together is a PDF in a shared folder.',
      'Buyers had access to one of the three. For the rest they wrote to a colleague in the warehouse and another in finance, then waited. A question took two to three days, and by then the supplier had often sold the pallets to someone else.',
      'The spreadsheets that people sent each other made it worse. Two buyers could hold two stock levels for the same product, both correct on the day they were exported.',
    ],
  },
  solution: {
    title: 'Join the records first, then let people ask',
    paragraphs: [
      'Integ connects the warehouse system, the ERP and the document store with read access. Nothing is copied by hand anymore.',
      `Data Pipelines joins the records every ${pipelineMinutes} minutes, with the article number as the key. Where the warehouse counts in cases and the ERP in kilograms, a rule converts them. A row that fails the check waits for a person.`,
      'Buyers ask Cortex Companion in plain words. The answer states stock, price and the clause of the agreement, and links each of them to its source. A buyer sees no more than the source systems would show them.',
    ],
  },
  change: {
    title: 'One supplier question, then and now',
    rows: [
      {
        step: 'Ask',
        before: 'Two emails, to warehouse and finance',
        now: 'One sentence to Cortex Companion',
      },
      {
        step: 'Look up',
        before: 'Three systems, opened by three people',
        now: 'Three systems, read in one answer',
      },
      {
        step: 'Check',
        before: 'Compare two exports by hand',
        now: 'Open the linked records',
      },
      { step: 'Answer', before: `After ${northwindBefore}`, now: `After ${northwindAfter}` },
    ],
  },
  people: [
    {
      name: northwindSpeaker,
      role: northwindSpeakerRole,
      part: 'Chose the process and told her team when the old way would end.',
    },
    {
      name: 'Marcus Hale',
      role: 'Senior Buyer, Fresh Produce',
      part: 'Collected the questions of one month and tested every answer.',
    },
    {
      name: 'Ilse Brandt',
      role: 'Head of IT, Northwind Traders',
      part: 'Set up the service accounts and the permissions.',
    },
    {
      name: 'Meera Nair',
      role: 'Solutions Engineer, Fivefold',
      part: 'Built the pipeline with Ilse’s team and handed it over.',
    },
  ],
  timeline: [
    {
      when: 'Weeks 1–2',
      title: 'Collect the questions',
      text: 'Marcus wrote down 412 supplier questions. Nine out of ten needed the same three systems.',
    },
    {
      when: 'Weeks 3–4',
      title: 'Connect and join',
      text: 'Integ read all three systems. The first joined table showed 1,260 stock lines that disagreed.',
    },
    {
      when: 'Weeks 5–6',
      title: 'Test with two buyers',
      text: 'Every answer was compared with the old way. Units of measure caused most of the errors.',
    },
    {
      when: 'Weeks 7–8',
      title: 'Launch',
      text: 'All buyers switched on a Monday. The shared mailbox for stock questions closed on the Friday.',
    },
    {
      when: 'First quarter',
      title: 'Clean up',
      text: 'The warehouse worked through the list of lines that disagreed, worst suppliers first.',
    },
  ],
  methods: {
    timeReduction: `Time from a supplier’s email to the buyer’s reply: ${northwindBefore} on average for the 412 questions before the project, ${northwindAfter} for the 3,106 questions of the first two quarters. Rounded down.`,
    costSavings: `${northwindSavedHours} hours a week, 14 buyers, 46 working weeks, at $44 an hour with overhead. Licenses and setup are not deducted.`,
    efficiency: 'Supplier questions closed per buyer and week: 38 before, 80 after.',
  },
  figures: [
    {
      value: `${northwindSavedHours} hours`,
      label: 'saved per buyer and week',
      method:
        'Time sheets of all buyers: four weeks before the project, four weeks at the end of the second quarter.',
    },
    {
      value: `${northwindDiscrepanciesDownPercent}%`,
      label: 'fewer stock discrepancies',
      method:
        'Lines that differ in the monthly cycle count: 1,260 before launch, 718 at the end of the first quarter.',
    },
  ],
  quote: {
    text: 'In the first week, buyers asked Cortex and then called a colleague to check. By the third week they only called the supplier.',
    author: northwindSpeaker,
    role: northwindSpeakerRole,
    company: northwindName,
  },
  lessons: [
    'Agree on units of measure before you join anything. It took Northwind a week that nobody had planned.',
    'Close the old channel on a date. While the mailbox was open, people used both.',
    'Give buyers the sources, not only the figure. Trust came from the links.',
  ],
}
