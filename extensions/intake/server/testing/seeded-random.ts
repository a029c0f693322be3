/** Whether every case is wanted, or only what a plain run takes of each kind. */
export const isLongRun = process.env['LONG_RUN'] === '1'

/** Another one gives other cases. */
export const seed = Number(process.env['SEED'] ?? 1)
