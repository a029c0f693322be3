import { defineRemote } from '@fivefold/kit/preset'

export default defineRemote('support', { forms: ['articles/'] })
