import { createServer, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listen, portOf } from '../../../deploy/serve/port'
import type { KitDescription } from '../kit-description'
import { withDependencies } from './kit-dependencies'
import { kitOfSite } from './kit-of-site'

const kit: KitDescription = {
  version: '2.0.0',
  packages: { '@fivefold/kit': 'kit-2.0.0-a.tgz', '@fivefold/shared': 'shared-2.0.0-b.tgz' },
  dependencies: { react: '19.3.1' },
  devDependencies: { vite: '8.3.8' },
  template: {},
  formTemplate: {},
}

/** The origin of a server on this machine. */
async function serve(answer: RequestListener) {
  const server = await listen(createServer(answer), 0)
  onTestFinished(() => void server.close())
  return `http://localhost:${portOf(server)}`
}

it('reads the kit of a site', async () => {
  const site = await serve((request, response) => {
    expect(request.url).toBe('/kit/kit.json')
    response.end(JSON.stringify(kit))
  })
  expect(await kitOfSite(site)).toEqual(kit)
})

it('says that a site is older than the kit', async () => {
  const site = await serve((_, response) => response.writeHead(404).end())
  await expect(kitOfSite(site)).rejects.toThrow(`${site} offers no kit (status 404`)
})

it.each(['', '<!doctype html>', '{"version":1}'])('refuses %j for a kit', async (text) => {
  const site = await serve((_, response) => response.end(text))
  await expect(kitOfSite(site)).rejects.toThrow('is not a kit that this command understands')
})

it('says that nothing responds, and asks about the address and the network', async () => {
  await expect(kitOfSite('http://localhost:9')).rejects.toThrow(
    /http:\/\/localhost:9\/kit\/kit\.json does not respond .+ Is the address right/,
  )
})

it('moves a remote to a kit, keeps its own packages, and the second time changes nothing', () => {
  const before = JSON.stringify({
    name: 'remote-billing',
    dependencies: {
      '@fivefold/shared': 'http://old/kit/shared-1.0.0.tgz',
      react: '19.0.0',
      zod: '4.0.0',
    },
    fivefold: { remote: 'billing', site: 'https://site.example' },
  })
  const after = withDependencies(before, kit, 'https://site.example')
  expect(JSON.parse(after)).toEqual({
    name: 'remote-billing',
    fivefold: { remote: 'billing', site: 'https://site.example' },
    dependencies: {
      '@fivefold/shared': 'https://site.example/kit/shared-2.0.0-b.tgz',
      react: '19.3.1',
      zod: '4.0.0',
    },
    devDependencies: { '@fivefold/kit': 'https://site.example/kit/kit-2.0.0-a.tgz', vite: '8.3.8' },
  })
  expect(withDependencies(after, kit, 'https://site.example')).toBe(after)
})
