export const intakeContent = {
  away: 'The intake does not answer',
  awayHint: 'What you see may be old. It is asked again by itself.',
  loading: 'Loading…',
} as const
