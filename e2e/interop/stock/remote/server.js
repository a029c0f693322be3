import Invoices from './invoices.js'

/** What prerenders the page: the program that `adopt --server` is given. */
export const routes = { pages: { [PAGE_PATH]: async () => Invoices } }
