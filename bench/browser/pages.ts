/** The pages that the targets are about. */
export const pages = ['/', '/pricing', '/support/kb', '/portal'] as const

const guarded = new Set<string>(['/portal'])

/** Pages of one visitor, which are visited signed in. */
export const isGuarded = (page: string) => guarded.has(page)
