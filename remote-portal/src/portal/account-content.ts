export const accountContent = {
  details: {
    title: 'Account details',
    email: 'Email',
    name: 'Name',
    company: 'Company',
    notSet: 'Not set',
    edit: 'Edit Profile',
  },
  billing: {
    title: 'Billing',
    text: 'Invoices and payment methods of your company will be managed here.',
    manage: 'Manage Billing',
  },
} as const
