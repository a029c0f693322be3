/** Fetches modules that the page will need. */
export function fetchModules(addresses: readonly string[], priority?: 'low'): Promise<unknown> {
  return Promise.all(addresses.map((address) => fetchModule(address, priority)))
}

/** Modules are imported from there: a policy does not let an inline script import any others. */
function fetchModule(href: string, fetchPriority: 'low' | 'auto' = 'auto') {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) return undefined
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${href} could not be fetched.`)))
    document.head.append(link)
  })
}

/** Runs modules, each in a task of its own, so that input is handled in between. */
export async function runModules(addresses: readonly string[]) {
  await fetchModules(addresses)
  for (const address of addresses) {
    await import(/* @vite-ignore */ address)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
