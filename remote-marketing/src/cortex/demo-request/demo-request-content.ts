export const demoRequestContent = {
  title: 'Request a Cortex Demo',
  lead: '30 minutes on your questions, with your systems in mind.',
  steps: [
    { title: 'Within 24 hours', text: 'A solutions engineer writes to you and proposes a time.' },
    { title: 'Before the call', text: 'You send three questions that cost your team time today.' },
    { title: 'In the call', text: 'Cortex Companion answers them live, sources included.' },
  ],
  placeholder: 'Select one',
  roles: [
    { value: 'ceo', label: 'CEO' },
    { value: 'cto', label: 'CTO' },
    { value: 'coo', label: 'COO' },
    { value: 'vp-sales', label: 'VP Sales' },
    { value: 'vp-cx', label: 'VP Customer Experience' },
    { value: 'head-hr', label: 'Head of HR' },
    { value: 'it-manager', label: 'IT Manager' },
    { value: 'other', label: 'Other' },
  ],
  companySizes: [
    { value: '1-50', label: '1-50 employees' },
    { value: '51-200', label: '51-200 employees' },
    { value: '201-500', label: '201-500 employees' },
    { value: '501-1000', label: '501-1000 employees' },
    { value: '1000+', label: '1000+ employees' },
  ],
  primaryUseCases: [
    { value: 'sales', label: 'Sales' },
    { value: 'support', label: 'Support' },
    { value: 'hr', label: 'HR' },
    { value: 'operations', label: 'Operations' },
    { value: 'analytics', label: 'Analytics' },
    { value: 'multiple', label: 'Multiple' },
  ],
  hints: {
    currentSystems: 'For example Salesforce, Zendesk, SAP.',
    specificNeeds: 'A question you would like to see answered is the best start.',
  },
  consent: 'I agree to be contacted about this request and a Cortex demo',
  submit: 'Request Cortex Demo',
  success: {
    title: 'Demo Request Submitted!',
    description: "We'll contact you within 24 hours to schedule your personalized Cortex demo.",
  },
  confirmation: {
    title: 'Your request has arrived',
    text: 'Nothing else to do: the invitation comes by email.',
  },
} as const
