import { calderAfter, calderBefore } from '../../facts/customer-results'
import { calderName, calderSpeaker, calderSpeakerRole } from '../../facts/customers'
import { rolloutWeeks } from '@fivefold/shared/facts/service-levels'
import type { Story } from './story'

export const calderStory: Story = {
  lead: 'A hospital group lets a workflow collect the file. A nurse still decides when it is sent.',
  company: [
    { label: 'Business', value: 'Hospital group' },
    { label: 'Employees', value: '5,200' },
    { label: 'Team', value: '24 authorization nurses' },
    { label: 'Launched', value: `${rolloutWeeks} weeks after the first workshop` },
  ],
  before: {
    title: 'Eleven phone calls before a patient gets an answer',
    paragraphs: [
      'Before some treatments, the insurer has to agree. It wants the diagnosis code, the physician’s note, the results and the patient’s consent. At Calder these came from four departments, each with its own system and its own hours.',
      'A nurse put the file together by phone. Eleven calls were the average. If one page was missing, the insurer sent the file back, and the calls began again.',
      'Patients waited six days for a decision. Nurses spent three hours on each file, and less than half of that was about the patient.',
    ],
  },
  solution: {
    title: 'The workflow collects, a nurse releases',
    paragraphs: [
      'A physician’s order starts the workflow. Smart Workflows asks Integ for codes, notes and results, and puts them into the form of the patient’s insurer. Patient records stay in Calder’s own data center; only the file leaves it.',
      'Anything missing becomes one message to the one person who can supply it, with a deadline and a stand-in. When the file is complete, it waits for a nurse. Nothing is sent without that release.',
      'An SCD screen lists every open case with its age and what it waits for. Two nurses built it in an afternoon and have changed it eight times since.',
    ],
  },
  change: {
    title: 'One prior authorization, then and now',
    rows: [
      {
        step: 'Start',
        before: 'A nurse finds the order in a list',
        now: 'The order starts the workflow',
      },
      {
        step: 'Collect',
        before: 'Eleven calls to four departments',
        now: 'Read from four systems; one message for what is missing',
      },
      {
        step: 'Release',
        before: 'A nurse sends what is there',
        now: 'A nurse releases a complete file',
      },
      { step: 'Decision', before: `After ${calderBefore}`, now: `After ${calderAfter}` },
    ],
  },
  people: [
    {
      name: calderSpeaker,
      role: calderSpeakerRole,
      part: 'Set the one rule of the project: no file leaves without a nurse.',
    },
    {
      name: 'Grace Lindqvist',
      role: 'Lead Authorization Nurse',
      part: 'Wrote the rules for each insurer and built the screen.',
    },
    {
      name: 'Samuel Reyes',
      role: 'Integration Architect, Calder Health',
      part: 'Connected the record systems inside the data center.',
    },
    {
      name: 'Jonas Weber',
      role: 'Solutions Engineer, Fivefold',
      part: 'Drew the workflow with Grace and tested it on past cases.',
    },
  ],
  timeline: [
    {
      when: 'Weeks 1–2',
      title: 'Follow thirty files',
      text: 'Jonas sat beside the nurses and wrote down every call, and what it was for.',
    },
    {
      when: 'Weeks 3–4',
      title: 'Connect four departments',
      text: 'Read access only. Two systems had no interface, so Integ reads their nightly exports.',
    },
    {
      when: 'Weeks 5–6',
      title: 'Replay past cases',
      text: 'The workflow ran on 200 closed files. It asked for a page too many in 31 of them, and Grace corrected the rules.',
    },
    {
      when: 'Weeks 7–8',
      title: 'Launch with one insurer',
      text: 'The largest insurer came first. The other six followed, one each week.',
    },
    {
      when: 'Second quarter',
      title: 'Move people back',
      text: 'Fifteen nurses returned to patient care. Nobody was let go.',
    },
  ],
  methods: {
    timeReduction: `Median from the physician’s order to the insurer’s decision: ${calderBefore} for the last quarter before the project, ${calderAfter} for the second quarter after launch. All insurers.`,
    costSavings:
      '12,600 authorizations a year, 126 minutes of a nurse’s time saved on each, at $53 an hour with overhead. Licenses and setup are not deducted.',
    efficiency:
      'Minutes of a nurse’s time per released file: 184 before, 58 after. Two weeks of time sheets each.',
  },
  figures: [
    {
      value: '9 of 10',
      label: 'files complete on first review',
      method:
        'Files that the insurer did not send back for a missing page: 91 of 100, up from 46 of 100.',
    },
    {
      value: 'Every step',
      label: 'and approver in one audit log',
      method: 'Internal audit picked 50 files at random and followed each from order to decision.',
    },
  ],
  quote: {
    text: 'I was prepared for an argument about automation. The nurses asked one question: who releases the file? You do. That was the end of it.',
    author: calderSpeaker,
    role: calderSpeakerRole,
    company: calderName,
  },
  lessons: [
    'Watch the work before you draw it. The procedure on paper listed four calls; the nurses made eleven.',
    'Start with one insurer. Its rules found most of the mistakes in the workflow.',
    'Name a stand-in for every person who gets a message. Absences were the last cause of delay.',
  ],
}
