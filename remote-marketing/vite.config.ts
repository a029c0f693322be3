import { defineRemote } from '@fivefold/kit/preset'

export default defineRemote('marketing', {
  parts: ['lead-source/', 'lead-context/lead-link'],
  pictures: ['coming/', 'facts/', 'partnerships/partner-closing', 'scenes/', 'section/'],
  filters: ['comparison/', 'estimate/', 'partnerships/level-table', 'search-box/'],
  forms: ['lead-context/context-line', 'lead-context/use-lead-context', 'lead-form/'],
})
