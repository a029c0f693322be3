import * as answers from '../../shared/domain/facts/answer-times'
import * as plans from '../../remote-marketing/src/facts/plan-terms'
import * as service from '../../shared/domain/facts/service-levels'

/** A promise that several pages make. */
interface Claim {
  about: string
  /** Finds the promise in a text; its group is the figure. */
  pattern: RegExp
  /** The figures that the facts allow. */
  figures: readonly number[]
}

/** `4 hours` after a word, before the sentence or the next promise of a list ends. */
const hoursAfter = (subject: string) =>
  new RegExp(String.raw`\b${subject}\b[^.:;,?]{0,60}?\b(\d+)[ -]hours?\b`, 'gi')

export const claims: readonly Claim[] = [
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
  {
    about: 'trials',
    pattern: /\b(\d+)-day (?:free )?trial|\btrial\b[^.;]{0,40}?\b(\d+) days/gi,
    figures: [plans.trialDays, plans.guidedTrialDays],
  },
  {
    about: 'money back',
    pattern: /\b(\d+)-day money-back|\breturned within (\d+) days|\brefund[^.;]{0,30}?(\d+) days/gi,
    figures: [plans.moneyBackDays],
  },
  {
    about: 'the users of a plan',
    pattern: /\bup to (\d+) users/gi,
    figures: [plans.starterUsers, plans.professionalUsers],
  },
  {
    about: 'the storage of a plan',
    pattern: /\b(\d+)GB\b/g,
    figures: [plans.starterStorageGb, plans.professionalStorageGb],
  },
]

/** The promised figures of a text that the facts do not contain. */
export const wrongFigures = ({ pattern, figures }: Claim, text: string) =>
  Array.from(text.matchAll(pattern))
    .map(([words, ...groups]) => ({ words, figure: Number(groups.find(Boolean)) }))
    .filter(({ figure }) => !figures.includes(figure))
