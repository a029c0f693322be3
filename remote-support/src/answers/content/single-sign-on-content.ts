import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/single-sign-on',
  description:
    'What single sign-on needs, which facts about your identity provider to send us, and what groups, SCIM and a failed sign-in mean for your people.',
  lead: 'With single sign-on your people use the account they have, and access ends on the day employment does.',
  ticket: { category: 'Account' },
  related: ['/support/kb/sign-in', '/support/kb/invite-colleagues', '/support/kb/data-region'],
  sections: [
    {
      id: 'before',
      title: 'What you need',
      body: [
        {
          list: [
            'The Professional or the Enterprise [plan](/pricing#pricing-comparison).',
            'Somebody who manages your identity provider, and somebody who manages access to your workspace.',
            'A provider that speaks SAML 2.0 or OpenID Connect, such as Okta or Entra ID.',
          ],
        },
      ],
    },
    {
      id: 'connect',
      title: 'Connect your provider',
      asked: 'set up SSO, configure SAML, Okta, Entra ID, Azure AD',
      body: [
        `Open a ticket with the category Account. Technical support answers within ${supportAnswerHours} hours. Ask what to enter on your side. These facts save a question:`,
        {
          list: [
            'the name of your workspace and of your provider,',
            'SAML or OpenID Connect. If you have the choice, take OpenID Connect: it has no certificate that expires,',
            'the address at which your provider publishes its metadata,',
            'a day for the change, and two or three people who try it first.',
          ],
        },
        'Never put a client secret or a private key into a ticket. Ask in it, too, how somebody gets in if the provider fails.',
      ],
    },
    {
      id: 'groups',
      title: 'Map groups to roles',
      body: [
        'Groups arrive with the sign-in of each person. Send us the list of your groups with the [role](/support/kb/invite-colleagues#roles) that each should have. Groups open no records: source permissions apply to every answer.',
      ],
    },
    {
      id: 'provisioning',
      title: 'Create and remove accounts with SCIM',
      asked: 'SCIM, user provisioning',
      body: [
        'SCIM lets your directory create and remove accounts. Say in the ticket whether you want it; otherwise name the people who should have access, and tell us of those who leave.',
      ],
    },
    {
      id: 'problems',
      title: 'When it does not work',
      asked: 'SSO does not work, certificate expired',
      body: [
        {
          list: [
            'Suddenly nobody can sign in: look at your provider’s certificate first. If it has expired or changed, tell us in the ticket.',
            'One person cannot sign in: compare their address and groups at the provider with those of a colleague who can.',
            'The provider itself shows an error: its log has the reason, and its words help us in a ticket.',
          ],
        },
        'If work stands still, the [way for emergencies](/support/kb/sign-in#urgent) is open at any time.',
      ],
    },
  ],
}
