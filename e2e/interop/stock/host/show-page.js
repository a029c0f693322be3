import { showPage } from './render.js'
import { shares } from './shares.js'

// Bundlers share what the host itself imports.
globalThis.sharesOfHost = shares

void showPage(() => import('billing/routes'))
