import { defineConfig } from '@playwright/test'
import { suiteConfig } from '../suite-config'

/** `pnpm test:interop` builds and serves what these tests open. */
export default defineConfig(suiteConfig('interop'))
