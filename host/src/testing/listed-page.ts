/** A public page as a registry lists it. */
export const listedPage = (path: string) => ({
  path,
  title: path,
  description: '',
  access: { signIn: false },
  prerender: true,
  indexed: true,
})
