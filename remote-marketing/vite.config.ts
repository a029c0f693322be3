import { defineRemote } from '@fivefold/kit/preset'

export default defineRemote('marketing', {
  parts: ['lead-source/', 'lead-context/lead-link', 'partnerships/apply-link'],
  pictures: ['coming/', 'facts/', 'scenes/', 'section/'],
  filters: ['comparison/', 'estimate/', 'partnerships/level-table', 'search-box/'],
  forms: ['lead-context/context-line', 'lead-context/use-lead-context', 'lead-form/'],
})
