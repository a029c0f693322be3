import { openModule } from '../module-address'
import type { Module } from './module'

export const firstWorkflow: Module = {
  title: openModule.title,
  lead: 'Take one approval that people chase by email, and let Smart Workflows do the chasing. You’ll know how to choose it, draw it, test it and switch it on.',
  minutes: 8,
  sections: [
    {
      id: 'module-parts',
      title: 'Three parts, and nothing else',
      paragraphs: [
        'Every workflow answers three questions. When does it start? Under which conditions does it go on? What does it do then? In Smart Workflows these are the trigger, the condition and the action.',
        'A trigger is something that happens: a record is created in a connected system, a schedule is due, or somebody asks Cortex Companion for it. A condition compares fields of that record. An action changes something or tells somebody.',
        'Hold on to that order when you read a workflow that someone else has drawn. If you can’t say in one sentence what starts it, it’s too big.',
      ],
      drawing: {
        caption: 'The smallest useful workflow: one trigger, one condition, one action.',
        steps: [
          { kind: 'Trigger', text: 'Invoice received' },
          { kind: 'Condition', text: 'Matches the order?' },
          { kind: 'Action', text: 'Post to the ERP' },
        ],
      },
    },
    {
      id: 'module-choose',
      title: 'Choose a process that wastes an hour',
      paragraphs: [
        'The best first workflow isn’t the most important process. It’s a small one that happens often, has a clear owner, and can go wrong without harm. You want to learn on something that you can repair.',
        'Count before you build. Take last week and note how often the process ran, how long each run took a person, and how much of that was waiting for somebody. Ten runs of six minutes are an hour a week. If the count is far below that, pick another process.',
        'Leave out everything that needs judgment about people, such as leave requests or complaints. Rules handle amounts, dates and missing fields well. They handle exceptions between two people badly.',
      ],
    },
    {
      id: 'module-example',
      title: 'The example: supplier invoices',
      paragraphs: [
        'A wholesaler gets about fifty supplier invoices a week. Finance compares each with its order and posts it to the ERP. Large ones need the approval of the finance lead, who is asked by email and reminded by email. Posting takes six minutes; the reminders take the rest of the morning.',
        'The team’s rule fits in one sentence: post an invoice that matches its order, and ask the finance lead first if it is above $5,000. Write yours down like this before you open the editor. Every word of it turns into a part of the drawing.',
        'Now build it. Sign in with a role that may edit workflows, and keep the sentence beside you.',
      ],
      steps: [
        'Choose New workflow and name it after its result: “Supplier invoices posted”. You’ll look for it under that name in a year.',
        'Set the trigger to “Invoice created” in the ERP connection. Choose the narrowest trigger there is. “Invoice changed” would start the workflow again whenever somebody corrects a typo.',
        'Add the condition: order number is present, and the amount equals the order’s amount. If it fails, the action is a message to the person who placed the order.',
        'Add a second condition for the amount, with $5,000 as the limit. Below it, the next step is “Post to the ERP”. Above it, the next step is an approval.',
        'In the approval, choose the role Finance lead instead of a person’s name, and add a stand-in. Then draw the line from the approval to “Post to the ERP”.',
        'Put “Post to the ERP” last. It’s the one action that can’t be repeated safely, so everything that may fail comes before it.',
      ],
    },
    {
      id: 'module-approval',
      title: 'Let a person decide where a mistake is expensive',
      paragraphs: [
        'An approval isn’t a sign that automation has failed. It’s the place where you say how much you trust the rule. The finance lead gets one message with the invoice, the order and two buttons: approve or decline.',
        'The workflow waits for up to 14 days and reminds the approver every business day, so nobody on your team has to. The audit log records who decided, when, and which figures were on the screen at that moment.',
        'Choose the limit from last month’s invoices. In the example, $5,000 sends one invoice in eight to a person. If a person sees every invoice, people begin to click without reading. If they see none, the first wrong posting is found by the auditor.',
      ],
      drawing: {
        caption: 'Below the limit the workflow runs on its own. Above it, a person decides.',
        steps: [
          { kind: 'Trigger', text: 'Invoice received' },
          { kind: 'Condition', text: 'Matches the order?' },
        ],
        branches: [
          { condition: 'up to $5,000', kind: 'Action', text: 'Post to the ERP' },
          {
            condition: 'above $5,000',
            kind: 'Approval',
            text: 'Ask the finance lead',
            isLit: true,
          },
        ],
      },
    },
    {
      id: 'module-test',
      title: 'Test with last week’s invoices',
      paragraphs: [
        'Don’t invent test data: you would only test what you have thought of. Choose Test, and pick up to 50 events of the last week. The test runs the whole workflow on copies and changes nothing in your systems.',
        'Read the report line by line. You aren’t looking for a green total, you’re looking for the lines that surprise you. In the example there were three kinds.',
      ],
      table: {
        caption: 'What the test of 50 invoices has shown',
        columns: ['Result', 'Invoices', 'What to do'],
        rows: [
          ['Posted', '38', 'Compare five of them with what finance did by hand'],
          ['Sent for approval', '6', 'Check that each is above the limit'],
          [
            'No order number',
            '4',
            'Ask the supplier to print it, or read it from the delivery note',
          ],
          [
            'Amount differs by cents',
            '2',
            'Allow a difference for rounding, and say so in the condition',
          ],
        ],
      },
    },
    {
      id: 'module-on',
      title: 'Switch it on, and watch it for a week',
      paragraphs: [
        'Switch the workflow on in the morning, when the people it concerns are at work. Tell them what it does, and what they no longer have to do. The second half is the part they’re waiting for.',
        'If an action fails, the platform repeats it three times over ten minutes, then stops the run at that point. You find it under Needs attention. Correct the cause and choose Resume; the finished steps aren’t repeated.',
        'After a week, count again: runs, minutes, reminders. Compare them with the count from the start. If you have saved your hour, write the figure into the description of the workflow. Whoever owns it after you should know why it exists.',
      ],
    },
  ],
  questions: [
    {
      id: 'trigger',
      text: 'Which trigger suits a workflow that posts new supplier invoices?',
      options: [
        { value: 'changed', label: 'Invoice changed' },
        { value: 'created', label: 'Invoice created' },
        { value: 'schedule', label: 'Every night at two' },
      ],
      right: 'created',
      reason:
        'The narrowest trigger runs once per invoice. “Invoice changed” also runs after each correction, and a schedule posts a day late.',
    },
    {
      id: 'last',
      text: 'Which action belongs at the end?',
      options: [
        { value: 'message', label: 'The message about a missing order number' },
        { value: 'approval', label: 'The approval of the finance lead' },
        { value: 'post', label: 'Posting to the ERP' },
      ],
      right: 'post',
      reason:
        'Posting can’t be repeated safely. If an earlier step fails and you resume the run, nothing has been posted twice.',
    },
    {
      id: 'approver',
      text: 'Who should approve an invoice above the limit?',
      options: [
        { value: 'role', label: 'The role Finance lead, with a stand-in' },
        { value: 'name', label: 'The current finance lead, by name' },
        { value: 'all', label: 'Everyone in finance' },
      ],
      right: 'role',
      reason:
        'A role outlives the person who holds it, and the stand-in covers absences. If everyone may decide, nobody feels asked.',
    },
    {
      id: 'test',
      text: 'What should you test with?',
      options: [
        { value: 'invented', label: 'Two invented invoices, one of them wrong' },
        { value: 'week', label: 'Real events of the last week' },
        { value: 'live', label: 'The first live invoice' },
      ],
      right: 'week',
      reason:
        'Real events contain the cases that nobody thinks of, such as amounts that differ by cents. The test works on copies.',
    },
  ],
}
