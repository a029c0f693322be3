/** The program in a release that prerenders its pages. Servers refuse folders that begin with a dot. */
export const rendererFile = '.server/renderer.cjs'

/** The renderer's parameter for the address of its release, for images and other files. */
export const releaseAddressName = '__releaseAddress'
