import { expect, it, onTestFinished } from 'vitest'
import { pageLimits } from '../../deploy/site/prerender/page-limits'
import { startRenderProcess } from '../../deploy/site/prerender/render-process'
import { mountedProgram } from './mounted-program'

const host = {
  address: '',
  text: `
    exports.provided = (name) => ({ copy: 'of the host: ' + name })
    exports.renderPage = async ({ path, routes }) =>
      ({ ...(await (await routes.pages[path]()).render(path)), hasContent: true })`,
}

const own = `
  exports.ownModules = (given) => ({ react: { copy: 'own, beside ' + given('store').copy } })
  exports.drawnPage = (Page) =>
    ({ mount() {}, render: async (path) => ({ html: path + ' ' + Page(), styles: '<style>' }) })`

const remote = `
  const { copy } = require('react')
  const drawn = { mount() {}, render: async () => ({ html: 'by itself', styles: '' }) }
  exports.routes = { pages: { '/page': async () => () => copy, '/drawn': async () => drawn } }
  // no line follows`

it('draws the pages of a remote with its own React', async () => {
  const programs = { host, remote: { address: '', text: mountedProgram(own, remote) } }
  const { render, end } = startRenderProcess(programs, pageLimits)
  onTestFinished(end)
  const given = { registry: '{}', remoteOrigins: [], withContent: true }
  const pages = await Promise.all(['/page', '/drawn'].map((at) => render({ ...given, path: at })))
  expect(pages).toEqual([
    { html: '/page own, beside of the host: store', styles: '<style>', hasContent: true },
    { html: 'by itself', styles: '', hasContent: true },
  ])
})
