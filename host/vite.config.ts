import { defineHost } from '../deploy/vite/preset'

export default defineHost()
