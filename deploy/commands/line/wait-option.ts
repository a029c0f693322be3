/** Every command that changes the site has this option. */
export const wait = ['--wait', 'wait for another release on this site to end'] as const
