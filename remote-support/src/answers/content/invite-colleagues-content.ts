import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/invite-colleagues',
  description:
    'Invite people to your workspace, choose a role that fits their work, see who counts as a user of your plan, and take access away again.',
  lead: 'Give every colleague an account of their own. The audit log is only worth something if each name in it is one person.',
  ticket: { category: 'Account' },
  related: ['/support/kb/single-sign-on', '/support/kb/sign-in', '/support/kb/invoices'],
  sections: [
    {
      id: 'invite',
      title: 'Send an invitation',
      asked: 'add a user, add a team member, invite my team, new colleague',
      body: [
        'You need the Administrator role. People with another role can suggest a colleague; an administrator then confirms.',
        {
          steps: [
            'Open Settings, then People, and choose Invite.',
            'Enter one or more work addresses, separated by commas.',
            'Choose a role and the workspaces that it is for.',
            'Send. The list shows who has accepted, and you can send an invitation again.',
          ],
        },
        'With [SCIM](/support/kb/single-sign-on#provisioning) people arrive from your directory, and you need no invitations.',
      ],
    },
    {
      id: 'roles',
      title: 'Choose a role',
      asked: 'permissions, rights of users, make somebody an administrator',
      body: [
        {
          list: [
            'Viewer reads shared reports and dashboards. Viewing is free and does not count as a user.',
            'Member asks Cortex Companion, and decides on approvals.',
            'Builder edits workflows, pipelines and apps.',
            'Integration connects systems and maps their fields.',
            'Administrator manages people, keys and sign-in.',
          ],
        },
        'Roles say what somebody may do in Fivefold. They open no records: source permissions apply to every answer, down to the row and the field. Roles that can make changes need a second factor.',
        'Start with the smallest role. Name roles, not people, in approvals, so that a vacation stops nothing.',
      ],
    },
    {
      id: 'counting',
      title: 'Who counts as a user',
      asked: 'seats, who needs a license',
      body: [
        'Anyone who asks, approves or builds. The [plans](/pricing#pricing-comparison) say how many are included; the list of people shows how many you have.',
      ],
    },
    {
      id: 'leaving',
      title: 'Remove a user who leaves',
      asked: 'remove a user, revoke access, employee left',
      body: [
        'Choose Remove beside the name. Sessions end at once, and keys that the person issued are listed so that you can replace them. Workflows go on under the name of the new owner whom you choose.',
      ],
    },
  ],
}
