/** A page that everybody may see, as a registry lists it. */
export const listedPage = (path: string) => ({
  path,
  title: path,
  description: '',
  access: { signIn: false },
  prerender: true,
  indexed: true,
})
