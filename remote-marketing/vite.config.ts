import { defineRemote } from '@fivefold/kit/preset'

export default defineRemote('marketing', {
  parts: ['scenes/', 'section/', 'lead-source/'],
  filters: ['comparison/', 'estimate/', 'lead-context/lead-link'],
  forms: ['lead-context/context-line', 'lead-context/use-lead-context', 'lead-form/'],
})
