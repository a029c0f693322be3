import { defineConfig } from '@playwright/test'
import { suiteConfig } from '../suite-config'
import { majorOrigins } from './major-states'

/** One project for each state, which `pnpm test:majors` serves. */
export default defineConfig({
  ...suiteConfig('majors'),
  projects: Object.entries(majorOrigins()).map(([name, baseURL]) => ({ name, use: { baseURL } })),
})
