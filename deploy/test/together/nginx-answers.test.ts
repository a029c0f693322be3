import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import {
  nginxHere,
  responsesHere,
  startNginxHere,
} from '../../../extensions/nginx/testing/nginx-here'
import { transportFaults } from '../../../extensions/nginx/transport-faults'
import { emptyFolder } from '../../testing/fake-site'
import { compareResponses } from '../../testing/responses/compare-responses'
import { expectedResponses } from '../../testing/responses/expected-responses'
import { sendRequest, type RawRequest } from '../../testing/responses/send-request'
import { siteWithHiddenFiles } from '../../testing/site-with-hidden-files'

async function served(site: string, beside?: string) {
  const nginx = await startNginxHere(site, beside)
  onTestFinished(nginx.stop)
  const send = (request: RawRequest) => sendRequest(nginx.origin, request, nginx.certificate)
  return { nginx, send }
}

it.skipIf(!nginxHere.isInstalled)('nginx gives the answers of the local server', async () => {
  const site = await siteWithHiddenFiles()
  const { nginx, send } = await served(site)
  expect(await compareResponses(site, responsesHere(expectedResponses(site)), send)).toEqual([])
  expect(await transportFaults(nginx)).toEqual([])
})

it.skipIf(!nginxHere.isInstalled)(
  'the usual location of a program that renews certificates works',
  async () => {
    const challenges = emptyFolder()
    mkdirSync(path.join(challenges, '.well-known/acme-challenge'), { recursive: true })
    writeFileSync(path.join(challenges, '.well-known/acme-challenge/token'), 'token.account')
    const location = `location ^~ /.well-known/acme-challenge/ { root ${challenges}; }`
    const { send } = await served(emptyFolder(), location)
    const { status, body } = await send({ path: '/.well-known/acme-challenge/token' })
    expect([status, String(body)]).toEqual([200, 'token.account'])
  },
)
