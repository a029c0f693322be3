import { defineConfig } from '@playwright/test'
import { suiteConfig } from '../suite-config'
import { skewOrigins } from './skew-pairs'

/** One project for each site of the matrix, which `pnpm test:skew` serves. */
export default defineConfig({
  ...suiteConfig('skew'),
  projects: Object.entries(skewOrigins()).map(([name, baseURL]) => ({ name, use: { baseURL } })),
})
