import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'

export const cortexContent = {
  hero: {
    eyebrow: 'Cortex Companion',
    title: 'Answers from your own systems',
    lead: 'Ask in plain language. Get a figure you can check, the records behind it, and a next step that waits for your approval.',
    primary: { label: 'Request a Demo', to: paths.demo },
    secondary: { label: 'View Pricing', to: paths.pricing },
  },
  pillars: {
    title: 'Three pillars under every answer',
    lead: 'Nothing is guessed that can be read. Open a pillar to see what happens at each stage.',
    items: [
      {
        id: 'ingestion',
        title: 'Unified Data Ingestion',
        summary: 'Reads documents, records and streams where they already live.',
        details: [
          'Connects through Integ: 100+ systems, changes arrive in under 5 seconds',
          'Keeps the permissions of the source with every record',
          'Recognizes duplicates across systems before they are counted twice',
        ],
      },
      {
        id: 'processing',
        title: 'Intelligent Processing',
        summary: 'Turns raw records into facts with a source and a time.',
        details: [
          'Extracts names, amounts, dates and commitments from running text',
          'Checks figures against the system of record and marks contradictions',
          'Masks personal data before any model sees it',
        ],
      },
      {
        id: 'conversation',
        title: 'Conversational Intelligence',
        summary: 'Understands the question, remembers the thread, asks when unsure.',
        details: [
          'Answers in the words of your business, from your own glossary',
          'Shows sources for every figure and says when there are none',
          'Drafts the next step and leaves the decision to a person',
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
    lead: 'Build a model from nodes, and put every node under rules that an auditor can read.',
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
      text: 'Models run where the data may be: in our cloud, in yours, or beside the database in your own data center. One workbench shows them all.',
      places: [`${brand.name} cloud`, 'Your cloud', 'Your data center'],
      pathsTitle: 'Where the workbench answers',
      paths: [
        { path: '/ml/models', label: 'Models and versions' },
        { path: '/ml/governance/report', label: 'Governance report' },
        { path: '/ws/ml/dashboard', label: 'Live dashboard' },
      ],
    },
  },
  casesByTeam: {
    title: 'What teams ask on a Monday',
    label: 'Use cases',
    cases: [
      {
        id: 'sales',
        name: 'Sales Operations',
        summary: 'Pipeline reviews start with the answer instead of with the export.',
        points: [
          'Forecast by region with the deals that moved since Friday',
          'Renewals at risk, with usage and open escalations beside them',
          'Quotes drafted from the price list that applies to the customer',
        ],
        question: 'Which deals slipped this week, and why?',
        answer: 'Four, worth $318k. Three wait for legal on the same clause.',
        figure: '6 h',
        figureLabel: 'of report work saved per manager and week',
      },
      {
        id: 'support',
        name: 'Customer Support',
        summary: 'Agents open a ticket that already knows the customer.',
        points: [
          'Answers drafted from the knowledge base, with the article named',
          'Similar tickets grouped before they become an incident',
          'Refunds and credits prepared up to the limit you set',
        ],
        question: 'Is anything spreading since last night?',
        answer: 'Yes: 14 tickets on CSV export since 02:10. I grouped them.',
        figure: '41%',
        figureLabel: 'of first answers sent without editing',
      },
      {
        id: 'hr',
        name: 'HR Operations',
        summary: 'People get an answer on leave and benefits without waiting for HR.',
        points: [
          'Policies answered by country and contract, with the paragraph',
          'Onboarding steps started in every system on the first day',
          'Personal data shown only to those who may see it',
        ],
        question: 'How many days of leave does Jonas have left?',
        answer: '11.5 days, 4 of them expire on 31 March.',
        figure: '72 h',
        figureLabel: 'until a new colleague has every access, down from 9 days',
      },
      {
        id: 'operations',
        name: 'Business Operations',
        summary: 'Exceptions find the person who can decide, with the facts attached.',
        points: [
          'Stock, orders and deliveries compared every five minutes',
          'Invoices matched to orders; differences explained in one line',
          'Weekly review written from the figures, not from memory',
        ],
        question: 'Which deliveries will miss their date?',
        answer: 'Nine of 1,204. Seven depend on one carrier in Rotterdam.',
        figure: '98%',
        figureLabel: 'time saved on matching invoices by hand',
      },
    ],
  },
  ecosystem: {
    title: 'Reads what you already use',
    lead: 'Six families of systems out of the box, 100+ integrations in all. What is missing comes in through the API.',
    categories: [
      { name: 'CRM and sales', systems: ['Salesforce', 'HubSpot', 'Dynamics 365', 'Pipedrive'] },
      { name: 'Help desk', systems: ['Zendesk', 'Freshdesk', 'ServiceNow', 'Intercom'] },
      { name: 'HR and payroll', systems: ['Workday', 'BambooHR', 'Personio', 'ADP'] },
      { name: 'Finance and ERP', systems: ['SAP', 'NetSuite', 'Xero', 'Oracle Fusion'] },
      { name: 'Collaboration', systems: ['Slack', 'Teams', 'Google Workspace', 'Confluence'] },
      { name: 'Data and warehouses', systems: ['Snowflake', 'BigQuery', 'Redshift', 'PostgreSQL'] },
    ],
  },
  security: {
    title: 'Security: it knows what it may not say',
    lead: 'An assistant that reads everything has to be stricter than the people who use it.',
    claims: [
      {
        name: 'Role-based access',
        text: 'Source permissions apply to every answer, row by row and field by field.',
      },
      {
        name: 'Single sign-on',
        text: 'SAML and OpenID Connect with your identity provider, groups included.',
      },
      {
        name: 'Audit logging',
        text: 'Question, sources, answer and action in one record that cannot be edited.',
      },
    ],
  },
  pricing: {
    title: 'Cortex Companion pricing',
    badge: 'Coming Soon',
    text: 'Prices for Starter and Professional are announced with general availability. The calculator already gives you an estimate.',
    link: { label: 'Open the price calculator', to: paths.pricing },
  },
} as const

export type UseCase = (typeof cortexContent.casesByTeam.cases)[number]
