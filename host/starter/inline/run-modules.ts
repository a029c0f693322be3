/** Fetches modules that the page will need. @returns what fetches them, where the browser does that ahead. */
export const fetchModules = (addresses: readonly string[]) => addresses.flatMap(fetchModule)

/** Modules are imported from there: a policy does not let an inline script import any others. */
function fetchModule(href: string) {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return []
  Object.assign(link, { rel: 'modulepreload', href })
  document.head.append(link)
  return [link]
}

/** Runs modules, each in a task of its own, so that input is handled in between. */
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
