import { incidentEscalationMinutes, privacyRequestHours } from '@fivefold/shared/facts/answer-times'
import { countWords } from '@fivefold/shared/words/count-words'
import { workflowRunsPerMinute } from '@fivefold/shared/facts/api-limits'
import { dataRegions } from '../facts/places'
import {
  apiResponseMs,
  backupDays,
  cortexAnswerSeconds,
  pipelineMinutes,
  syncSeconds,
  uptimePercent,
} from '@fivefold/shared/facts/service-levels'

/** The technical specifications, one tab per group. */
export const specifications = {
  title: 'Technical specifications',
  label: 'Technical specifications',
  tabs: [
    {
      id: 'performance',
      name: 'Performance',
      summary: 'Measured at the 95th percentile over the past 30 days.',
      facts: [
        ['API response', `under ${apiResponseMs} ms`],
        ['Sync between systems', `under ${syncSeconds} seconds`],
        ['Pipeline runs', `every ${pipelineMinutes} minutes`],
        ['Cortex Companion answer', `under ${cortexAnswerSeconds} seconds`],
        ['Workflow runs', `${countWords(workflowRunsPerMinute)} per minute per workspace`],
        ['Pipeline throughput', '1.2 million rows per minute'],
        ['Uptime', `${uptimePercent}%`],
      ],
    },
    {
      id: 'infrastructure',
      name: 'Infrastructure',
      summary: 'Runs in our cloud, in yours, or in your own data center.',
      facts: [
        ['Regions', dataRegions.join(', ')],
        ['Availability', '3 zones per region'],
        ['Backups', `hourly, kept ${backupDays} days`],
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
        ['Encryption at rest', 'AES-256, a separate key per workspace'],
        ['Encryption in transit', 'TLS 1.3'],
        ['Sign-on', 'SAML 2.0, OpenID Connect, SCIM'],
        ['Access', 'roles, row- and field-level rules, time limits'],
        ['Secrets', 'hardware security modules'],
        ['Incident escalation', `within ${incidentEscalationMinutes} minutes`],
      ],
    },
    {
      id: 'compliance',
      name: 'Compliance',
      summary: 'Reports are available under a nondisclosure agreement.',
      facts: [
        ['SOC 2 Type II', 'audited every year'],
        ['ISO 27001', 'certified'],
        ['GDPR', 'data processing agreement, EU storage'],
        ['HIPAA', 'business associate agreement'],
        ['Privacy requests', `answered in under ${privacyRequestHours} hours`],
        ['Audit log', 'append-only, exportable'],
      ],
    },
  ],
} as const
