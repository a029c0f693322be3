/** The technical specifications, one tab per group. */
export const specifications = {
  title: 'Technical specifications',
  label: 'Technical specifications',
  tabs: [
    {
      id: 'performance',
      name: 'Performance',
      summary: 'Measured at the 95th percentile over the last 30 days.',
      facts: [
        ['API response', 'under 100 ms'],
        ['Sync between systems', 'under 5 seconds'],
        ['Answer of Cortex Companion', 'under 3 seconds'],
        ['Workflow runs', '2,000 per minute and workspace'],
        ['Pipeline throughput', '1.2 million rows per minute'],
        ['Uptime', '99.9%'],
      ],
    },
    {
      id: 'infrastructure',
      name: 'Infrastructure',
      summary: 'Runs in our cloud, in yours, or in your own data center.',
      facts: [
        ['Regions', 'US East, US West, EU Frankfurt, India Mumbai'],
        ['Availability', '3 zones in every region'],
        ['Backups', 'hourly, kept 30 days'],
        ['Recovery point', '1 hour'],
        ['Recovery time', '4 hours'],
        ['Deployment', 'managed, private cloud, on premises'],
      ],
    },
    {
      id: 'security',
      name: 'Security',
      summary: 'One permission model for all five products.',
      facts: [
        ['Encryption at rest', 'AES-256, keys per customer'],
        ['Encryption in transit', 'TLS 1.3'],
        ['Sign-on', 'SAML 2.0, OpenID Connect, SCIM'],
        ['Access', 'roles, row and field rules, time limits'],
        ['Secrets', 'hardware security modules'],
        ['Incident escalation', 'within 15 minutes'],
      ],
    },
    {
      id: 'compliance',
      name: 'Compliance',
      summary: 'Reports are available to customers under a confidentiality agreement.',
      facts: [
        ['SOC 2 Type II', 'audited every year'],
        ['ISO 27001', 'certified'],
        ['GDPR', 'processing agreement, EU residency'],
        ['HIPAA', 'business associate agreement'],
        ['Privacy requests', 'answered in under 72 hours'],
        ['Audit log', 'append-only, exportable'],
      ],
    },
  ],
} as const
