import type { PackageChecks } from '../checks/package-checks'
import * as answers from './domain/facts/answer-times'
import * as service from './domain/facts/service-levels'

/** `4 hours` after a word, before the sentence or the next promise of a list ends. */
const hoursAfter = (subject: string) =>
  new RegExp(String.raw`\b${subject}\b[^.:;,?]{0,60}?\b(\d+)[ -]hours?\b`, 'gi')

export const checks: PackageChecks = {
  claims: [
    {
      about: 'sales answers within',
      pattern: hoursAfter('sales'),
      figures: [answers.salesAnswerHours],
    },
    {
      about: 'support answers within',
      pattern: hoursAfter('support'),
      figures: [answers.supportAnswerHours],
    },
    {
      about: 'partnerships answer within',
      pattern: hoursAfter('partnerships'),
      figures: [answers.partnershipAnswerHours],
    },
    {
      about: 'a reply to a form',
      pattern: hoursAfter('(?:reply|replies|contact you|get back to you|calendar invite)'),
      figures: [answers.formReplyHours, answers.inviteHours],
    },
    {
      about: 'the review of an application',
      pattern: /\breview(?:s|ed)?\b[^.;?]{0,40}?\bwithin (\d+) hours/gi,
      figures: [answers.applicationReviewHours],
    },
    {
      about: 'requests about personal data',
      pattern: /\bunder (\d+) hours/gi,
      figures: [answers.privacyRequestHours],
    },
    {
      about: 'the escalation of an incident',
      pattern: /\bescalat[^.;,]{0,40}?\b(\d+) minutes/gi,
      figures: [answers.incidentEscalationMinutes],
    },
    {
      about: 'uptime',
      pattern: /\b(\d+(?:\.\d+)?)% (?:· )?uptime|\buptime[^.;]{0,30}?\b(\d+(?:\.\d+)?)%/gi,
      figures: [service.uptimePercent],
    },
    {
      about: 'integrations',
      pattern: /\b(\d+)\+ (?:· )?(?:integrations|systems|connectors)/gi,
      figures: [service.ownIntegrations, service.allIntegrations],
    },
    {
      about: 'sync',
      pattern: /\b(?:sync|chang|arriv|travel)[^.;]{0,50}?\bunder (\d+) seconds/gi,
      figures: [service.syncSeconds],
    },
    {
      about: 'the response of the API',
      pattern: /(?:\bunder|<) (\d+) ms/gi,
      figures: [service.apiResponseMs],
    },
    {
      about: 'an answer of Cortex',
      pattern: /\banswer\b[^.;]{0,30}?\bunder (\d+) seconds/gi,
      figures: [service.cortexAnswerSeconds],
    },
    {
      about: 'the runs of Data Pipelines',
      pattern: /\bpipelines?\b[^.;]{0,40}?\bevery (\d+) minutes/gi,
      figures: [service.pipelineMinutes],
    },
    {
      about: 'time saved',
      pattern: /\b(\d+)% (?:· )?time saved/gi,
      figures: [service.timeSavedPercent],
    },
    {
      about: 'backups',
      pattern: /\bbackups?\b[^.;]{0,40}?\bkept (?:for )?(\d+) days/gi,
      figures: [service.backupDays],
    },
    {
      about: 'the weeks to launch',
      pattern: /\blaunch\b[^.;]{0,20}?\b(\d+) weeks|\b(\d+) weeks[^.;]{0,40}?\bto launch/gi,
      figures: [service.rolloutWeeks],
    },
  ],
  contradictions: [
    { truth: 'an answer of Cortex takes seconds', never: /\banswers? [^.;]{0,40}\d+ ms/i },
    {
      truth: 'Data Pipelines runs every few minutes',
      never: /pipelines?[^.;]{0,60}\d+ s(?:econds)?\b/i,
    },
    { truth: 'a change arrives within seconds', never: /\breal[- ]time\b/i },
    { truth: 'every plan is stored in its region', never: /(?<!custom )\bdata residency\b/i },
    { truth: 'each workspace has a key', never: /\bkeys? (?:per|for (?:each|every)) customer/i },
  ],
  quoted: ['domain'],
  figures: {
    'domain/site/seed-roadmap-content.ts': ['Q2 2027'],
    'domain/site/seed-articles-content.ts': ['10 minutes'],
    'domain/site/seed-library-content.ts': ['2 weeks'],
  },
}
