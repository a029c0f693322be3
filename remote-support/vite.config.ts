import { defineRemote } from '@fivefold/kit/preset'

export default defineRemote('support', {
  parts: [],
  pictures: [],
  filters: [],
  forms: ['articles/'],
})
