const anySite = 'https://site.invalid'

/**
 * Whether an address stays inside the site. Browsers read `//host` as another host, even with `\\`, tabs or line
 * breaks in it.
 */
export const isInside = (text: string) =>
  text.startsWith('/') && URL.canParse(text, anySite) && new URL(text, anySite).origin === anySite
