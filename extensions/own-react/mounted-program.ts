/** The React of a remote that draws its pages itself. */
export const ownRendererFile = '.server/own-react.cjs'

/**
 * One program of a remote's renderer and its own React. All three run with the same rights.
 * @param own text of `shared/features/own-react/on-server.tsx`, as a release has it.
 * @param remote text of the remote's renderer.
 */
export const mountedProgram = (own: string, remote: string) => `
const evaluated = (program, given) => {
  const module = { exports: {} }
  program(given, module, module.exports)
  return module.exports
}
const { ownModules, drawnPage } = evaluated(function (require, module, exports) {
${own}
}, require)
const modules = ownModules(require)
const { routes } = evaluated(function (require, module, exports) {
${remote}
}, (name) => modules[name] ?? require(name))
const drawn = (load) => async (feed) => {
  const page = await load(feed)
  return 'mount' in page ? page : drawnPage(page)
}
if (routes) {
  const pages = Object.entries(routes.pages).map(([path, load]) => [path, drawn(load)])
  exports.routes = { pages: Object.fromEntries(pages) }
}
`
