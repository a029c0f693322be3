import { defineRemote } from '../deploy/vite/preset'

export default defineRemote('admin')
