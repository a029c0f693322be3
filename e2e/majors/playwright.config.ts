import { defineConfig } from '@playwright/test'
import { matrixConfig } from '../suite-config'

/** `pnpm check majors` serves a site for each state of the move. */
export default defineConfig(matrixConfig('majors'))
