import { showPage } from './render.js'
import { shares } from './shares.js'

// Bundlers share only modules that the host imports.
globalThis.sharesOfHost = shares

void showPage(() => import('billing/routes'))
