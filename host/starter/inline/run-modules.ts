/** Preloads modules. @returns the link elements; empty if the browser does not support modulepreload. */
export const fetchModules = (addresses: readonly string[]) => addresses.flatMap(fetchModule)

/** The policy lets an inline script import preloaded modules only. */
function fetchModule(href: string) {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return []
  Object.assign(link, { rel: 'modulepreload', href })
  document.head.append(link)
  return [link]
}

/** Runs modules, each in its own task, so that input is handled in between. */
export async function runModules(addresses: readonly string[]) {
  await Promise.all(fetchModules(addresses).map(loaded))
  for (const address of addresses) {
    await import(/* @vite-ignore */ address)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const loaded = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () =>
      reject(new Error(`${link.getAttribute('href')} could not be fetched.`)),
    )
  })
