import { formReplyHours } from '@fivefold/shared/facts/answer-times'
import { cortexDemoMinutes } from '@fivefold/shared/facts/demos'

export const demoRequestContent = {
  title: 'Request a Cortex Demo',
  lead: `${cortexDemoMinutes} minutes on your questions and your systems.`,
  steps: [
    {
      title: `Within ${formReplyHours} hours`,
      text: 'A solutions engineer finds a time with you.',
    },
    { title: 'Before the call', text: 'You send three questions your team spends too long on.' },
    { title: 'On the call', text: 'Cortex Companion answers them live, with sources.' },
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
    specificNeeds: 'Start with a question you’d like answered.',
  },
  consent: 'I agree to be contacted about this request and a Cortex demo',
  submit: 'Request Cortex Demo',
  success: {
    title: 'Demo Request Submitted!',
    description: `We'll contact you within ${formReplyHours} hours to schedule your personalized Cortex demo.`,
  },
  confirmation: {
    title: 'We have your request',
    text: 'Nothing else to do. We find a time with you.',
  },
} as const
