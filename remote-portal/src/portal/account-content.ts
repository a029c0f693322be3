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
    text: 'You’ll manage your company’s invoices and payment methods here.',
    manage: 'Manage Billing',
  },
} as const
