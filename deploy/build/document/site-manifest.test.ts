import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { brand } from '../../../shared/brand'
import { emptyFolder } from '../../testing/fake-site'
import { sendRequest } from '../../testing/responses/send-request'
import { buildModules } from '../testing/build-modules'
import { siteManifest } from './site-manifest'

it('development answers with the manifest of the build', async () => {
  const server = await createServer({
    root: emptyFolder(),
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: 'localhost', watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [siteManifest()],
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  const { headers, body } = await sendRequest(address, { path: '/site.webmanifest' })
  expect(headers['content-type']).toBe('application/manifest+json')
  expect(JSON.parse(body.toString())).toMatchObject({ name: brand.name, start_url: '/' })

  const built = await buildModules({ entry: '' }, [siteManifest()])
  const manifest = built.find(({ fileName }) => fileName === 'site.webmanifest')
  expect(manifest).toMatchObject({ source: body.toString() })
})
