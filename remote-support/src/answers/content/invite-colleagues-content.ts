import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/invite-colleagues',
  description:
    'How colleagues get access to your workspace, what a role decides and what it does not, who counts as a user, and how access ends.',
  lead: 'Give every colleague an account of their own. The audit log is only worth something if each name in it is one person.',
  ticket: { category: 'Account' },
  related: ['/support/kb/single-sign-on', '/support/kb/sign-in', '/support/kb/invoices'],
  sections: [
    {
      id: 'invite',
      title: 'Send an invitation',
      asked: 'add a user, add a team member, invite my team, new colleague',
      body: [
        'Your company decides who has access and in which role, as the [terms](/terms#accounts) say. Ask whoever manages access to your workspace. If that is you and something does not work, or if nobody knows who it is, open a ticket with these facts:',
        {
          list: [
            'the name of your workspace,',
            'the work address of each new colleague,',
            'what each of them will do: ask, approve, build or connect systems.',
          ],
        },
        'With [SCIM](/support/kb/single-sign-on#provisioning), people arrive from the directory of your company, and nobody has to be invited one by one. Each account belongs to one person, so do not share one in a team.',
      ],
    },
    {
      id: 'roles',
      title: 'Choose a role',
      asked: 'permissions, rights of users, make somebody an administrator',
      body: [
        'A role says what somebody may do in Fivefold. Whoever connects systems needs the Integration role, for example, and whoever edits workflows needs one that may do so. Which role fits a colleague is a question for a ticket if your own people cannot say.',
        'Roles open no records: source permissions apply to every answer, down to the row and the field. Every role that can make changes has a second factor.',
        'Start with the smallest role. In the approvals of a workflow, name a role instead of a person, and add a stand-in, so that a vacation stops nothing.',
      ],
    },
    {
      id: 'counting',
      title: 'Who counts as a user',
      asked: 'seats, who needs a license',
      body: [
        'Anyone who asks, approves or builds. Viewing a shared report is free. The [plans](/pricing#pricing-comparison) say how many users are included.',
      ],
    },
    {
      id: 'leaving',
      title: 'Remove a user who leaves',
      asked: 'remove a user, revoke access, employee left',
      body: [
        'With single sign-on, access ends on the day employment does. Without it, tell whoever manages access, or open a ticket, before that day.',
        'Then look at what ran under the name of the person: [revoke the API keys](/support/kb/api-keys#more-keys) that they used, and let connections use a service account, which stays when people go.',
      ],
    },
  ],
}
