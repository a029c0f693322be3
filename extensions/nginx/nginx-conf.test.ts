import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addressRules } from '../../shared/browser/files/address-name'
import { mediaTypes } from '../../shared/browser/files/media-type'
import { securityHeaders, transportSecurity } from '../../deploy/serve/headers'
import { limits } from '../../deploy/serve/limits'
import { localConfiguration, nginxConf } from './nginx-configuration'

const conf = readFileSync(nginxConf, 'utf8')

it('sends the security headers of the local server, and requires TLS', () => {
  const added = [...conf.matchAll(/add_header (\S+) "(.+)" always;/g)].map(([, ...pair]) => pair)
  expect(Object.fromEntries(added)).toEqual({
    ...securityHeaders,
    'strict-transport-security': transportSecurity,
  })
})

it('knows the kinds of files that the local server and buckets know', () => {
  const [, types = ''] = /types \{([^}]*)\}/.exec(conf) ?? []
  const lines = [...types.matchAll(/(\S+) ([^;]+);/g)]
  const known = lines.flatMap(([, type, kinds = '']) =>
    kinds.split(' ').map((kind) => [kind, type]),
  )
  expect(Object.fromEntries(known)).toEqual(mediaTypes)
})

it('has the limits of the local server', () => {
  const { server, idle, requestsOfConnection, body } = limits
  const directives = {
    keepalive_timeout: `${server.keepAliveTimeout / 1000}s`,
    keepalive_requests: requestsOfConnection,
    client_header_timeout: `${server.headersTimeout / 1000}s`,
    client_body_timeout: `${server.requestTimeout / 1000}s`,
    send_timeout: `${idle / 1000}s`,
    client_max_body_size: `${body / 1024}k`,
    large_client_header_buffers: `4 ${server.maxHeaderSize / 1024}k`,
  }
  const lines = Object.entries(directives).map(([name, value]) => `  ${name} ${value};`)
  expect(lines.filter((line) => !conf.includes(line))).toEqual([])
})

it('names addresses by the rules of the router and the other servers', () => {
  const { wellFormed, ending, file } = addressRules
  const rule = ({ source }: RegExp) => source.replaceAll('\\/', '/')
  expect(conf).toContain(`'~*${rule(wellFormed)}' "";`)
  expect(conf).toContain(`'~^(?<named>.*?)${rule(ending)}' $named;`)
  expect(conf).toContain(`location ~ '${rule(file)}' {`)
})

it('adds headers in one place, since a location with its own would lose all others', () => {
  const servers = conf.split(/^ {2}server \{$/m)
  const locations = servers
    .at(-1)
    ?.split(/^ {4}location .*\{$/m)
    .slice(1)
  expect(locations?.length).toBeGreaterThan(2)
  expect(locations?.filter((location) => location.includes('add_header'))).toEqual([])
})

it('changes only paths and ports to run on this machine', () => {
  const local = localConfiguration({
    site: '/tmp/site',
    folder: '/tmp/nginx',
    ports: { http: 8080, https: 8443 },
    brotli: true,
  })
  const rules = (text: string) => text.match(/(?:add_header|location|try_files|map) .*/g)
  expect(rules(local)).toEqual(rules(conf))
  expect(local).not.toMatch(/\/var\/|\/srv\/|\/etc\/nginx\/tls|\[::\]|listen \d+[ ;]/)
})
