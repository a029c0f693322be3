import { defineRemote } from '@fivefold/kit/preset'

export default defineRemote('support', { parts: ['answers/answer-li'], forms: ['articles/'] })
