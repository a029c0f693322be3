/** The pages that have targets. */
export const pages = ['/', '/pricing', '/support/kb', '/portal'] as const

const guarded = new Set<string>(['/portal'])

/** Guarded pages are visited signed in. */
export const isGuarded = (page: string) => guarded.has(page)
