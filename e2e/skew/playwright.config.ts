import { defineConfig } from '@playwright/test'
import { matrixConfig } from '../suite-config'

/** `pnpm check skew` serves the sites of every age of host and remotes. */
export default defineConfig(matrixConfig('skew'))
