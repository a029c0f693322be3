import { defineRemote } from '../deploy/vite/preset'

export default defineRemote('marketing', {
  parts: ['scenes/', 'section/', 'lead-source/'],
  forms: ['lead-form/', 'comparison/'],
})
