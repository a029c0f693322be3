export const loadedTextContent = {
  loading: 'Loading…',
  title: 'This text didn’t load',
  text: 'Check your connection. The text opens automatically once you’re back online.',
  retry: 'Try again',
} as const
