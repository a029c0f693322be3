import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addressRules } from '../../shared/files/address-name'
import { mediaTypes } from '../../shared/files/media-type'
import { securityHeaders, transportSecurity } from '../serve/headers'
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
  })
  const rules = (text: string) => text.match(/(?:add_header|location|try_files|map) .*/g)
  expect(rules(local)).toEqual(rules(conf))
  expect(local).not.toMatch(/\/var\/|\/srv\/|\/etc\/nginx\/tls|\[::\]|listen \d+[ ;]/)
})
