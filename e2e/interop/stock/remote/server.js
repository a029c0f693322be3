import Invoices from './invoices.js'

/** The program for `adopt --server`, which prerenders the page. */
export const routes = { pages: { [PAGE_PATH]: async () => Invoices } }
