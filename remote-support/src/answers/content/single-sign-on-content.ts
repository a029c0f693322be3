import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/single-sign-on',
  description:
    'Connect your identity provider with SAML or OpenID Connect, map groups to roles, create accounts with SCIM, and keep a way in if it fails.',
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
            'The Administrator role in Fivefold, and somebody who manages your identity provider.',
            'A provider that speaks SAML 2.0 or OpenID Connect, such as Okta, Entra ID or Google Workspace.',
          ],
        },
      ],
    },
    {
      id: 'connect',
      title: 'Connect your provider',
      asked: 'set up SSO, configure SAML, Okta, Entra ID, Azure AD',
      body: [
        {
          steps: [
            'Open Settings, then Sign-in, and choose SAML or OpenID Connect. If you have the choice, take OpenID Connect: it has no certificate that expires.',
            'Copy the two addresses shown there into a new application of your provider.',
            'Paste the provider’s metadata address, or its client id and secret.',
            'Choose Test. It signs you in within a second window and lists the name, the email and the groups that arrived.',
            'Switch it on for one group first, then for everyone.',
          ],
        },
        'Keep one administrator with a password and a second factor. This account is your way in if the provider fails.',
      ],
    },
    {
      id: 'groups',
      title: 'Map groups to roles',
      body: [
        'Groups arrive with each sign-in. Give each one a [role](/support/kb/invite-colleagues#roles); people in several groups get the rights of all of them. Somebody without a group can sign in, and sees nothing until a group is added.',
      ],
    },
    {
      id: 'provisioning',
      title: 'Create and remove accounts with SCIM',
      asked: 'SCIM, user provisioning',
      body: [
        'Copy the SCIM address and its token into your provider. New people are there before their first day, and those who leave are signed out everywhere when your directory says so. Without SCIM an account is created at the first sign-in, and has to be removed by hand.',
      ],
    },
    {
      id: 'problems',
      title: 'When it does not work',
      asked: 'SSO does not work, certificate expired',
      body: [
        {
          list: [
            '“Signature invalid”: the provider’s certificate has changed. Load its metadata again.',
            '“Audience does not match”: the application has the address of another workspace.',
            '“No email”: the provider sends no email address. Add it to the attributes.',
          ],
        },
        'The audit log has the whole answer of the provider for each refused sign-in, without the secrets.',
      ],
    },
  ],
}
