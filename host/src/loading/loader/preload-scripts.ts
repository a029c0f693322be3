import type { NamedScript } from '@fivefold/shared/federation/script-graph'

/**
 * Preloads modules in parallel and verifies their integrity, so that a later import finds them loaded and a modified
 * script never runs. A browser without module preload fetches them on import.
 * @throws Error naming a script that could not be fetched or was modified.
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
