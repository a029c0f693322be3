import type { NamedScript } from '@fivefold/shared/federation/script-graph'

/**
 * Fetches modules together, and only as they were released: what is imported afterwards is there
 * already, and what another hand has changed is never run. A browser that cannot preload modules
 * fetches them when they are imported.
 * @throws Error naming a script that could not be fetched or is not what was released.
 */
export async function preloadScripts(scripts: readonly NamedScript[]): Promise<void> {
  if (!document.createElement('link').relList.supports('modulepreload')) return
  await Promise.all(scripts.map(preload))
}

function preload({ address, integrity }: NamedScript) {
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: address, integrity })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () =>
      reject(new Error(`${address} could not be fetched, or is not what was released`)),
    )
    document.head.append(link)
  })
}
