export const sessionsContent = {
  label: 'Sign out other browsers',
  hint: 'Ends your sessions in all other browsers and on other devices. This one stays signed in.',
  done: (ended: number) => ({
    title:
      ended === 0
        ? 'No other session'
        : `${ended} other ${ended === 1 ? 'session' : 'sessions'} ended`,
    description: ended === 0 ? 'You’re signed in here alone.' : 'You’re still signed in here.',
  }),
  failed: (reason: string) => ({
    title: 'Other sessions not ended',
    description: reason || 'The site does not answer. Check your connection and try again.',
  }),
}
