import path from 'node:path'
import { fileURLToPath } from 'node:url'

const defaultPort = 4173

export const sitePort = Number(process.env['E2E_PORT'] ?? defaultPort)

export const siteOrigin = `http://localhost:${sitePort}`

export const workspaceFolder = path.resolve(fileURLToPath(import.meta.url), '../..')

/** The released site under test. */
export const siteFolder = path.resolve(workspaceFolder, process.env['SITE_DIR'] ?? '.site')
