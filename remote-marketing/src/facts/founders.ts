export const ceo = { name: 'Anika Rao', role: 'Co-founder and Chief Executive Officer' } as const
export const cto = { name: 'Daniel Osei', role: 'Co-founder and Chief Technology Officer' } as const
