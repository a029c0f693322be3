export const careersContent = { title: 'Coming soon...' } as const
