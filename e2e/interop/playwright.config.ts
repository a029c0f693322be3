import { defineConfig } from '@playwright/test'
import { suiteConfig } from '../suite-config'

/** `pnpm check interop` builds and serves the pages of these tests. */
export default defineConfig(suiteConfig('interop'))
