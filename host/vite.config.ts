import { defineHost } from '@fivefold/kit/host-preset'

export default defineHost()
