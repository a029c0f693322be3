import { defineHost } from '@fivefold/kit/preset'

export default defineHost()
