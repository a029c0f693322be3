const reasons: Readonly<Record<string, readonly string[]>> = {
  'is a step of `test`, or `test` itself': [
    'npx --yes pnpm@12 test',
    'npx --yes pnpm@12 test --all',
    'CHROMIUM=/usr/bin/chromium npx --yes pnpm@12 test',
    'npx vitest run extensions/kit -u',
  ],
  'writes all sources, whose check is a step of `test`': ['npx --yes pnpm@12 format'],
  'takes minutes': [
    ...'skew costs s3'.split(' ').map((name) => `npx --yes pnpm@12 check ${name}`),
    'npx --yes pnpm@12 check mutation <file>',
    'npx --yes pnpm@12 check intake team-form',
    ...'counts variants commands load'.split(' ').map((name) => `npx --yes pnpm@12 bench ${name}`),
  ],
  'builds every app with other code': [
    'INTAKE=1 npx --yes pnpm@12 start',
    'INTAKE=1 DATABASE_URL=postgres://… npx --yes pnpm@12 start',
  ],
  'does what another command here does': [
    'npx --yes pnpm@12 dev',
    'npx --yes pnpm@12 dev billing',
    'npx --yes pnpm@12 canary new support 25',
    'npx --yes pnpm@12 release <remote>',
  ],
  'is run by `check new`': ['npx --yes pnpm@12 fivefold new ../my-site'],
  'is run by the test of a repository of its own': ['npm run dev', 'npm run release'],
  'needs a host of another version': ['npx --yes pnpm@12 fivefold announce'],
  'needs a remote of another tool, as the tests of `adopt` and `check interop` have': [
    'npx --yes pnpm@12 fivefold adopt https://invoices.example/mf-manifest.json --routes invoices.json',
  ],
  'needs a delivery that was given up': ['npx --yes pnpm@12 fivefold intake resend <id>'],
  'needs programs of the system, or changes it': [
    'apt-get install nginx libnginx-mod-http-brotli-static openssl',
    'npx --yes pnpm@12 fivefold nginx-check',
    'nginx -t',
    'chgrp team .site && chmod 2775 .site',
    'chmod -R a+rX .site',
    'certbot --webroot -w',
    'systemctl reload nginx',
    'kill -9',
    'DATABASE_URL=postgres://… SITE_ORIGIN=https://www.fivefold.example npx --yes pnpm@12 --filter @fivefold/intake start',
    'pg_dump --format=custom --file=intake.dump "$DATABASE_URL"',
    'createdb restored && pg_restore --no-owner --exit-on-error --dbname=restored intake.dump',
    `rclone copy .site/remotes/support "$SUPPORT_BUCKET"/remotes/support --ignore-existing --header-upload 'Cache-Control: public, max-age=31536000, immutable'`,
  ],
  'asks a registry for packages': [
    'npx --yes pnpm@12 install',
    'npx --yes pnpm@12 install --frozen-lockfile',
  ],
}

/** Commands of the documents that no test runs, with the reason. Their words are checked. */
export const notRun = new Map(
  Object.entries(reasons).flatMap(([why, commands]) =>
    commands.map((command) => [command, why] as const),
  ),
)
