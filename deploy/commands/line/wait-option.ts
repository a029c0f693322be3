/** Of every command that changes the site. */
export const wait = ['--wait', 'wait for another release on this site to end'] as const
