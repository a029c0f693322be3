import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../../deploy/serve/port'
import { answers } from './start-azurite'

const packages = ['ceph-mon', 'ceph-osd', 'ceph-mgr', 'radosgw']

/**
 * A real S3 with conditional writes on this machine: Ceph's gateway with one monitor and one store in
 * memory, on loopback ports. Installs Debian's packages where they are missing, which takes root.
 */
export async function startCeph() {
  if (!existsSync('/usr/bin/radosgw')) {
    const words = ['install', '-y', '--no-install-recommends', ...packages]
    execFileSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-ceph-'))
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, timeout: 120_000, stdio: 'pipe' })
  const [gateway = 0, monitor = 0, oldMonitor = 0] = await freePorts(3)
  const cluster = randomUUID()
  for (const part of ['mon', 'osd', 'rgw']) mkdirSync(path.join(folder, part))
  writeFileSync(
    path.join(folder, 'ceph.conf'),
    configuration({ folder, cluster, gateway, monitor, oldMonitor }),
  )
  run('ceph-authtool', '-C', 'all.key', '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
  const all = ['mon', 'osd', 'mgr', 'mds'].flatMap((part) => ['--cap', part, 'allow *'])
  for (const name of ['client.admin', 'client.rgw', 'osd.0'])
    run('ceph-authtool', 'all.key', '--gen-key', '-n', name, ...all)
  copyFileSync(path.join(folder, 'all.key'), path.join(folder, 'rgw/keyring'))
  const addresses = `[v2:127.0.0.1:${monitor},v1:127.0.0.1:${oldMonitor}]`
  run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', addresses, 'monmap')
  const conf = ['-c', 'ceph.conf']
  const keys = ['--keyring', 'all.key']
  run('ceph-mon', ...conf, '--mkfs', '-i', 'a', '--monmap', 'monmap', ...keys)
  run('ceph-mon', ...conf, '-i', 'a')
  const disk = randomUUID()
  run('ceph', ...conf, 'osd', 'create', disk)
  run('ceph-osd', ...conf, '-i', '0', '--mkfs', '--osd-uuid', disk, ...keys)
  run('ceph', ...conf, 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=h')
  run('ceph-osd', ...conf, '-i', '0', ...keys)
  run('radosgw', ...conf, '-n', 'client.rgw')
  const origin = `http://127.0.0.1:${gateway}`
  await answers(origin)
  for (const name of ['site', 'support']) {
    const user = [`--uid=${name}`, `--display-name=${name}`]
    const userKeys = [`--access-key=${name}`, `--secret-key=${name}-secret`]
    run('radosgw-admin', ...conf, 'user', 'create', ...user, ...userKeys)
  }
  return {
    env: {
      TEST_STORE: origin,
      AWS_ACCESS_KEY_ID: 'site',
      AWS_SECRET_ACCESS_KEY: 'site-secret',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_S3: origin,
    },
    stop() {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.pid')))
        spawnSync('kill', [readFileSync(path.join(folder, name), 'utf8').trim()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Cluster {
  folder: string
  cluster: string
  gateway: number
  monitor: number
  oldMonitor: number
}

const configuration = ({ folder, cluster, gateway, monitor, oldMonitor }: Cluster) => `
[global]
keyring = ${folder}/all.key
fsid = ${cluster}
mon host = [v2:127.0.0.1:${monitor},v1:127.0.0.1:${oldMonitor}]
mon initial members = a
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
ms bind ipv6 = false
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd objectstore = memstore
memstore device bytes = 2147483648
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw data = ${folder}/rgw
`
