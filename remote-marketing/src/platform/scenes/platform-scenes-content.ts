/** Texts of the illustrations of the platform page; hidden from screen readers. */
export const linesScene = { shared: ['Connections', 'Permissions', 'Audit log'] } as const

export const exchangeScene = {
  ask: { name: 'Ask', text: 'Move the Halden renewal to the new price list.' },
  check: {
    name: 'Check',
    title: 'Halden Foods, 12 lines',
    rows: [
      ['Old price list', '$84,200'],
      ['New price list', '$86,810'],
      ['Change', '+3.1%'],
    ],
  },
  approve: {
    name: 'Approve',
    text: 'Above 3% the account lead decides. The draft waits for Marta.',
    approve: 'Approve',
    decline: 'Decline',
  },
} as const

export const connectorScene = {
  systems: ['Salesforce', 'SAP', 'Zendesk', 'Workday', 'Snowflake', 'Shared files'],
  hub: 'Integ',
}

export const workflowScene = {
  trigger: { label: 'Trigger', text: 'Invoice received' },
  check: { label: 'Check', text: 'Matches the order?' },
  yes: { label: 'yes', text: 'Post to ERP' },
  no: { label: 'above $5,000', text: 'Ask finance lead' },
  note: 'Waiting 4 min',
}

export const builderScene = {
  address: 'Renewal desk, draft 7',
  palette: ['Table', 'Form', 'Chart', 'Button', 'Approval'],
  heading: 'Renewals this quarter',
  columns: ['Account', 'Renews', 'Owner'],
  rows: [
    ['Halden Foods', 'Nov 30', 'Marta'],
    ['Brightline Rail', 'Dec 12', 'Jonas'],
    ['Osprey Optics', 'Dec 19', 'Marta'],
  ],
  dropped: 'Chart: value by month',
  properties: [
    ['Source', 'CRM, renewals'],
    ['Visible to', 'Sales leads'],
    ['Refresh', 'On change'],
  ],
} as const
