import { defineRemote } from '../deploy/vite/preset'

export default defineRemote('marketing', {
  parts: ['scenes/', 'section/', 'lead-source/'],
  filters: ['comparison/', 'estimate/'],
  forms: ['lead-context/', 'lead-form/'],
})
