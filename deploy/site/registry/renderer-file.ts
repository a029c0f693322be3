/** The program in a release that prerenders its pages. Servers refuse folders that begin with a dot. */
export const rendererFile = '.server/renderer.cjs'

/** The React of a remote that draws its pages itself. */
export const ownRendererFile = '.server/own-react.cjs'

/** The renderer's parameter for the address of its release, for images and other files. */
export const releaseAddressName = '__releaseAddress'
