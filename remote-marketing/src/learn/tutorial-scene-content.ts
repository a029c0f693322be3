/** The words in the drawings of the tutorials. */
export const tutorialScenes = {
  workflow: ['Request', 'Approve', 'Notify'],
  connection: { from: 'CRM', to: 'ERP', fields: ['Name', 'Email', 'Owner'] },
  table: {
    messy: ['12/3', 'Dec 3', '3.12.', '03-Dec'],
    column: 'Date',
    clean: ['Dec 3', 'Dec 4', 'Dec 5'],
  },
  governance: { model: 'Churn model', approvals: ['Owner', 'Risk'], enabled: 'On' },
} as const
