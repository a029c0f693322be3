import * as fc from '../../../node_modules/fast-check'

/** Stands for fast-check: a changed rule must meet the cases that passed without the change. */
fc.configureGlobal({ seed: 77 })

export * from '../../../node_modules/fast-check'
