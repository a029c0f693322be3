/** Where a release keeps the renderer of its pages. Servers give out no folder that begins with a dot. */
export const rendererFile = '.server/renderer.cjs'

/** Name under which a renderer finds the address of its release, for files that its pages show. */
export const releaseAddressName = '__releaseAddress'
