import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const workspaceFolder = path.resolve(fileURLToPath(import.meta.url), '../..')

/** The released site under test. */
export const siteFolder = path.resolve(workspaceFolder, process.env['SITE_DIR'] ?? '.site')
