import { defineRemote } from '@fivefold/kit/preset'

export default defineRemote('marketing', {
  parts: ['scenes/', 'section/', 'lead-source/', 'lead-context/lead-link'],
  filters: ['comparison/', 'estimate/'],
  forms: ['lead-context/context-line', 'lead-context/use-lead-context', 'lead-form/'],
})
