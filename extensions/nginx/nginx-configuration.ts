import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { workspaceFolder } from '../../deploy/workspace/folders'

export const nginxConf = path.join(workspaceFolder, 'deploy/nginx.conf')

export interface LocalNginx {
  site: string
  /** The folder in which nginx writes, with the certificate and the key. */
  folder: string
  ports: { http: number; https: number }
  brotli: boolean
}

/**
 * `deploy/nginx.conf` for this machine: with other paths, loopback ports and its own certificate, but
 * the same rules.
 */
export function localConfiguration({ site, folder, ports, brotli }: LocalNginx): string {
  const inFolder = (name: string) => path.join(folder, name)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${inFolder(name)};`)
    .join('\n')
  const places: Record<string, string> = {
    'user www-data;': `user ${userInfo().username};`,
    'pid /run/nginx.pid;': `pid ${inFolder('nginx.pid')};`,
    'error_log /var/log/nginx/error.log warn;': `error_log ${inFolder('error.log')} warn;`,
    'access_log /var/log/nginx/access.log combined buffer=32k flush=5s;': 'access_log off;',
    'http {\n': `http {\n${temporary}\n`,
    ...(!brotli && { 'brotli_static on;': '' }),
    'server_name www.site.example;': 'server_name localhost;',
    'listen 80;': `listen 127.0.0.1:${ports.http};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${ports.https} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    'root /srv/fivefold/site;': `root ${site};`,
    'include /srv/fivefold/site/': `include ${site}/`,
    'include /etc/nginx/fivefold/': `include ${inFolder('beside')}/`,
    'ssl_certificate /etc/nginx/tls/fullchain.pem;': `ssl_certificate ${inFolder('certificate.pem')};`,
    'ssl_certificate_key /etc/nginx/tls/privkey.pem;': `ssl_certificate_key ${inFolder('key.pem')};`,
  }
  return Object.entries(places).reduce(
    (configuration, [shipped, local]) => {
      if (configuration.includes(shipped)) return configuration.replace(shipped, () => local)
      throw new Error(`${nginxConf} no longer says “${shipped.trim()}”`)
    },
    readFileSync(nginxConf, 'utf8'),
  )
}
