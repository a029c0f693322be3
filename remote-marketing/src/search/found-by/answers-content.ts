import {
  incidentEscalationMinutes,
  privacyRequestHours,
  salesAnswerHours,
  supportAnswerHours,
} from '@fivefold/shared/facts/answer-times'
import { backupDays, rolloutWeeks, uptimePercent } from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import type { SearchText } from '@fivefold/shared/routing/remote-contract'
import { moneyBackDays, trialDays } from '@fivefold/shared/facts/plan-terms'

/** Answers as results of the search say them, at the sections that explain them. */
export const answers: Readonly<Record<string, readonly SearchText[]>> = {
  [paths.pricing]: [
    {
      url: `${paths.pricing}#enterprise`,
      title: 'Enterprise: private cloud or your own data center',
      asked: 'on-premise self-hosted installation',
    },
    {
      url: `${paths.pricing}#pricing-comparison`,
      title: 'Plans compared: users, integrations, storage, audit log and support',
      asked: 'included limits',
    },
    {
      url: `${paths.pricing}#faq-trial`,
      title: `Free trial: ${trialDays} days, no credit card`,
      asked: 'try before buying',
    },
    {
      url: `${paths.pricing}#faq-refund`,
      title: `Refund: within ${moneyBackDays} days on annual subscriptions`,
      asked: 'money back if we are not happy',
    },
    {
      url: `${paths.pricing}#faq-cancel`,
      title: 'Cancellation: a monthly plan anytime',
      asked: 'cancel subscription notice period',
    },
    {
      url: `${paths.pricing}#faq-change`,
      title: 'Upgrades: at once. Downgrades: with the next billing period',
    },
  ],
  [paths.cortex]: [
    {
      url: `${paths.cortex}#cortex-data-types`,
      title: 'Data types: Excel, CSV, PDF, email, SQL and seven more',
    },
    {
      url: `${paths.cortex}#cortex-security`,
      title: 'SSO: SAML and OpenID Connect, with rights from the source',
      asked: 'single sign-on',
    },
  ],
  [paths.solutions]: [
    {
      url: `${paths.solutions}#solutions-timeline`,
      title: `Onboarding: from workshop to launch in ${rolloutWeeks} weeks`,
      asked: 'implementation timeline project plan',
    },
  ],
  [paths.about]: [
    {
      url: `${paths.about}#offices`,
      title: 'Offices: Austin and Bengaluru',
    },
  ],
  [paths.contact]: [
    {
      url: `${paths.contact}#faq-times`,
      title: `Replies: sales within ${salesAnswerHours} hours, support within ${supportAnswerHours} hours`,
      asked: 'response time, call or talk to sales',
    },
  ],
  [paths.privacy]: [
    {
      url: `${paths.privacy}#regions-title`,
      title: 'Where data is stored: in the region of your workspace',
      asked: 'residency, GDPR',
    },
    {
      url: `${paths.privacy}#rights-title`,
      title: `Your rights: access, correction and erasure in under ${privacyRequestHours} hours`,
      asked: 'personal data',
    },
  ],
  [paths.security]: [
    {
      url: `${paths.security}#certifications-title`,
      title: 'Certificates: SOC 2 Type II and ISO/IEC 27001',
      asked: 'audit report compliance penetration test',
    },
    {
      url: `${paths.security}#backups-title`,
      title: `Backups: every hour, kept for ${backupDays} days`,
    },
    {
      url: `${paths.security}#incidents-title`,
      title: `Incidents: escalated within ${incidentEscalationMinutes} minutes`,
    },
    {
      url: `${paths.security}#disclosure-title`,
      title: 'Vulnerabilities: report one to us first',
      asked: 'security researcher',
    },
  ],
  [paths.terms]: [
    {
      url: `${paths.terms}#plans-title`,
      title: 'Prices: changes are announced 60 days in advance',
    },
    {
      url: `${paths.terms}#data-title`,
      title: 'Your data: you own it, can export it, and it trains no models for others',
      asked:
        'who owns our data, who is the owner, export to Excel or CSV when we leave, AI training',
    },
    {
      url: `${paths.terms}#availability-title`,
      title: `Uptime: ${uptimePercent}%`,
      asked: 'service level agreement, credit',
    },
    {
      url: `${paths.terms}#liability-title`,
      title: 'Liability: up to the amount paid in twelve months',
    },
    {
      url: `${paths.terms}#changes-title`,
      title: 'Changes to these terms: announced 30 days in advance',
    },
    {
      url: `${paths.terms}#law-title`,
      title: 'Governing law: the State of Delaware',
    },
  ],
}
