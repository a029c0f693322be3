import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInstalled } from './run-installed'

/** Writes a certificate for this machine, valid for a day, and its key. @returns the certificate. */
export function ownCertificate(folder: string): string {
  const certificate = path.join(folder, 'certificate.pem')
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'
  runInstalled('openssl', [
    ...request.split(' '),
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
    '-keyout',
    path.join(folder, 'key.pem'),
    '-out',
    certificate,
  ])
  return readFileSync(certificate, 'utf8')
}
