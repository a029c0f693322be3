import { brand } from '@fivefold/shared/brand'
import {
  allIntegrations,
  pipelineMinutes,
  syncSeconds,
} from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../lead-context/lead-link'

export const cortexContent = {
  hero: {
    eyebrow: 'Cortex Companion',
    title: 'Answers from your own systems',
    lead: 'Ask in plain language. Get a figure you can verify, the records behind it, and a next step that waits for your approval.',
    primary: {
      label: 'Request a Demo',
      to: hrefWith(paths.demo, { demo: 'cortex', product: 'cortex' }),
    },
    secondary: { label: 'View Pricing', to: paths.pricing },
  },
  pillars: {
    title: 'Three pillars behind every answer',
    lead: 'Cortex Companion looks things up before it answers. Open a pillar to see how.',
    items: [
      {
        id: 'ingestion',
        title: 'Unified Data Ingestion',
        summary: 'Reads documents, records and streams where they live.',
        details: [
          `Connects through Integ: ${allIntegrations}+ systems, changes arrive in under ${syncSeconds} seconds`,
          'Keeps source permissions with every record',
          'Catches duplicates across systems before they’re counted twice',
        ],
      },
      {
        id: 'processing',
        title: 'Intelligent Processing',
        summary: 'Turns raw records into facts, each with a source and a timestamp.',
        details: [
          'Extracts names, amounts, dates and commitments from documents',
          'Checks figures against the system of record and flags conflicts',
          'Masks personal data before a model sees it',
        ],
      },
      {
        id: 'conversation',
        title: 'Conversational Intelligence',
        summary: 'Understands the question, remembers the thread, asks when it’s unsure.',
        details: [
          'Uses the terms of your own glossary',
          'Cites a source for every figure, and says so when there is none',
          'Drafts the next step and leaves the decision to you',
        ],
      },
    ],
  },
  dataTypes: {
    title: '12 supported data types',
    items: [
      { name: 'Documents', formats: 'PDF, DOCX, ODT' },
      { name: 'Spreadsheets', formats: 'XLSX, CSV' },
      { name: 'Email', formats: 'IMAP, Exchange' },
      { name: 'Chat messages', formats: 'Slack, Teams' },
      { name: 'Tickets', formats: 'Zendesk, Jira' },
      { name: 'CRM records', formats: 'accounts, deals' },
      { name: 'Database tables', formats: 'SQL, change feeds' },
      { name: 'API responses', formats: 'REST, GraphQL' },
      { name: 'Event streams', formats: 'Kafka, webhooks' },
      { name: 'Log files', formats: 'JSON, syslog' },
      { name: 'Images and scans', formats: 'PNG, TIFF, OCR' },
      { name: 'Calls and audio', formats: 'WAV, MP3, transcripts' },
    ],
  },
  workbench: {
    title: 'ML Workbench and Governance',
    lead: 'Build models from nodes, and govern each node with rules an auditor can read.',
    nodesTitle: '13 ML nodes',
    lanes: [
      {
        name: 'Prepare',
        nodes: ['Dataset loader', 'Feature builder', 'Text embedder', 'Train and test split'],
      },
      { name: 'Train', nodes: ['Classifier', 'Regressor', 'Forecaster', 'Anomaly detector'] },
      { name: 'Evaluate', nodes: ['Cross-validator', 'Explainer', 'Champion test'] },
      { name: 'Serve', nodes: ['Model registry', 'Batch scorer'] },
    ],
    governanceTitle: '9 governance nodes',
    governance: [
      'Data lineage',
      'PII masking',
      'Consent check',
      'Policy rules',
      'Bias monitor',
      'Drift monitor',
      'Approval gate',
      'Retention timer',
      'Audit writer',
    ],
    hybrid: {
      title: 'Hybrid integration',
      text: 'Run models where your data has to stay: in our cloud, in yours, or next to the database in your own data center. One workbench shows them all.',
      places: [`${brand.name} cloud`, 'Your cloud', 'Your data center'],
      pathsTitle: 'Workbench endpoints',
      paths: [
        { path: '/ml/models', label: 'Models and versions' },
        { path: '/ml/governance/report', label: 'Governance report' },
        { path: '/ws/ml/dashboard', label: 'Live dashboard' },
      ],
    },
  },
  casesByTeam: {
    title: 'What teams ask on Monday morning',
    label: 'Use cases',
    cases: [
      {
        id: 'sales',
        name: 'Sales Operations',
        summary: 'Start the pipeline review with answers, not exports.',
        points: [
          'Forecast by region, with the deals that moved since Friday',
          'Renewals at risk, with usage and open escalations',
          'Quotes drafted from each customer’s own price list',
        ],
        question: 'Which deals slipped this week, and why?',
        answer: 'Four, worth $318k. Three are waiting on legal for the same clause.',
        figure: '6 hours',
        figureLabel: 'of reporting saved per manager, per week',
      },
      {
        id: 'support',
        name: 'Customer Support',
        summary: 'Every ticket opens with the customer’s history.',
        points: [
          'Replies drafted from the knowledge base, with the article cited',
          'Similar tickets grouped before they become an incident',
          'Refunds and credits prepared up to the limit you set',
        ],
        question: 'Did anything break overnight?',
        answer: 'Yes: 14 tickets on CSV export since 02:10. I grouped them.',
        figure: '41%',
        figureLabel: 'of first replies sent without edits',
      },
      {
        id: 'hr',
        name: 'HR Operations',
        summary: 'People get answers on leave and benefits without waiting for HR.',
        points: [
          'Policy answers by country and contract, with the clause cited',
          'Onboarding started in every system on day one',
          'Personal data shown only to people allowed to see it',
        ],
        question: 'How many days of leave does Jonas have left?',
        answer: '11.5 days. Four of them expire on March 31.',
        figure: '1 day',
        figureLabel: 'until a new hire has full access, down from 9',
      },
      {
        id: 'operations',
        name: 'Business Operations',
        summary: 'Exceptions reach the person who can decide, with the facts attached.',
        points: [
          `Stock, orders and deliveries compared every ${pipelineMinutes} minutes`,
          'Invoices matched to orders, with differences explained in a line',
          'Weekly reviews written from the numbers, not from memory',
        ],
        question: 'Which deliveries will miss their date?',
        answer: 'Nine of 1,204. Seven are with one carrier in Rotterdam.',
        figure: '93%',
        figureLabel: 'of invoices matched without a person',
      },
    ],
  },
  ecosystem: {
    title: 'Works with what you already use',
    lead: `Six categories, ${allIntegrations}+ integrations. Connect anything else through the API.`,
    categories: [
      { name: 'CRM and sales', systems: ['Salesforce', 'HubSpot', 'Dynamics 365', 'Pipedrive'] },
      { name: 'Customer support', systems: ['Zendesk', 'Freshdesk', 'ServiceNow', 'Intercom'] },
      { name: 'HR and payroll', systems: ['Workday', 'BambooHR', 'Personio', 'ADP'] },
      { name: 'Finance and ERP', systems: ['SAP', 'NetSuite', 'Xero', 'Oracle Fusion'] },
      { name: 'Collaboration', systems: ['Slack', 'Teams', 'Google Workspace', 'Confluence'] },
      { name: 'Data and warehouses', systems: ['Snowflake', 'BigQuery', 'Redshift', 'PostgreSQL'] },
    ],
  },
  security: {
    title: 'Security: every answer respects permissions',
    lead: 'An assistant that can read everything has to be stricter than the people who use it.',
    claims: [
      {
        name: 'Role-based access',
        text: 'Source permissions apply to every answer, down to the row and the field.',
      },
      {
        name: 'Single sign-on',
        text: 'SAML and OpenID Connect with your identity provider, groups included.',
      },
      {
        name: 'Audit logging',
        text: 'Question, sources, answer and action, in one record no one can edit.',
      },
    ],
  },
  pricing: {
    title: 'Cortex Companion pricing',
    badge: 'Coming Soon',
    text: 'We’ll announce Starter and Professional prices when self-service billing opens. Until then, the calculator shows our list price.',
    link: { label: 'Open the price calculator', to: paths.pricing },
  },
} as const

export type UseCase = (typeof cortexContent.casesByTeam.cases)[number]
