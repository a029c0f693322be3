import { createInstance } from '@module-federation/runtime'
import { showPage } from './render.js'
import { shares } from './shares.js'

/* The build defines MANIFEST (an address), LEFT_OUT (a share's name) and EAGER (a boolean). */

async function sharedModule(version, load) {
  const options = { version, shareConfig: { singleton: true, requiredVersion: false } }
  if (!EAGER) return { ...options, get: () => load().then((module) => () => module) }
  const module = await load()
  return { ...options, lib: () => module }
}

const shared = await Promise.all(
  Object.entries(shares)
    .filter(([name]) => name !== LEFT_OUT)
    .map(async ([name, { version, load }]) => [name, await sharedModule(version, load)]),
)
const federation = createInstance({
  name: 'runtime_host',
  remotes: [{ name: 'billing', entry: MANIFEST }],
  shared: Object.fromEntries(shared),
})

void showPage(() => federation.loadRemote('billing/routes'))
