const anySite = 'https://site.invalid'

/**
 * Whether an address stays inside the site. Browsers read `//host`, also with `\\`, tabs or line breaks in
 * it, as the address of another host.
 */
export const isInside = (text: string) =>
  text.startsWith('/') && URL.canParse(text, anySite) && new URL(text, anySite).origin === anySite
