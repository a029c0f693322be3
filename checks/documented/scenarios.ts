/** A command of the documents, and a text of its output. */
type Step = readonly [command: string, says: RegExp]

/** Commands that run one after the other, in one shell. */
export interface Scenario {
  title: string
  /** The site at the start; `earlier support` has two releases of support that are not the build. */
  site: 'released' | 'earlier support' | 'none'
  /** A team works beside the workspace, not in it. */
  ownRepository?: true
  steps: readonly Step[]
}

/** Servers print this, and are stopped then. */
export const ready = /Fivefold is (?:served|in development) at http|The intake listens/

const npx = (...steps: readonly Step[]): Step[] =>
  steps.map(([words, says]) => [`npx --yes pnpm@12 ${words}`, says])

export const scenarios: readonly Scenario[] = [
  {
    title: 'a change of support is previewed',
    site: 'earlier support',
    steps: npx(
      ['fivefold --help', /^Usage: fivefold/],
      ['release --help', /^Usage: fivefold release/],
      ['releases', /support/],
      ['release support --preview', /can be previewed until/],
      ['release support --preview --for 7d --name pr-42', /can be previewed until/],
      ['preview --list', /\(pr-42\)/],
      ['preview --end pr-42', /^ended support/],
    ),
  },
  {
    title: 'some browsers get a change of support',
    site: 'earlier support',
    steps: npx(
      ['canary new support 5', /5 %/],
      ['canary off <remote>', /support/],
      ['canary new support 0 staff', /staff/],
      ['canary off support', /support/],
      ['canary start support 1.4.0-77d1f20b3e 25', /25 %/],
      ['canary start support <release> 50', /50 %/],
      ['canary promote support', /support/],
    ),
  },
  {
    title: 'a change of support is released and rolled back',
    site: 'earlier support',
    steps: npx(
      ['release support --dry-run', /support/],
      ['release support', /^support 1\.0\.0-\w+ is live/],
      ['rollback support', /support is back at 1\.4\.0-/],
      ['rollback support 1.3.0', /support is back at 1\.3\.0-/],
      ['releases --log', /rollback/],
      ['releases --prune', /support/],
    ),
  },
  {
    title: 'a site is set up, served and repaired',
    site: 'released',
    steps: [
      ...npx(
        ['settings', /COHORT/],
        ['settings COHORT=staff', /staff/],
        ['settings COHORT=', /COHORT/],
        ['settings TRY_OUT=1 TRY_OUT_ORIGINS="http://localhost:3000 https://next.example"', /TRY/],
        ['settings PREVIEW_ORIGIN=https://preview.fivefold.example', /preview\.fivefold/],
        ["settings 'REMOTE_ORIGINS=support=https://support.fivefold.example'", /support\./],
        ['settings COLLECTOR=https://otel.fivefold.example', /otel/],
        ['settings INTAKE=1', /^INTAKE=1$/m],
        ['settings INTAKE=', /^INTAKE=$/m],
        ['settings WATCH=0', /^WATCH=0$/m],
        ['serve', ready],
        ['dev support', ready],
      ),
      ['curl -sI https://<site>/remotes/<name>/<release>/<entry>', /200[^]*immutable/],
      ['rm .site/registry.json* && npx --yes pnpm@12 fivefold publish', /^Released/m],
      ['npx --yes pnpm@12 start', ready],
      [
        'INTAKE_URL=https://www.fivefold.example WATCH_KEY=… npx --yes pnpm@12 canary auto support',
        /nothing to decide/,
      ],
      ['npx --yes pnpm@12 canary auto support --at-least 1d --wait', /nothing to decide/],
      ['install -D extensions/intake/cli/nginx-location.conf /etc/nginx/fivefold/intake.conf', /^/],
      [
        `echo '[{ "path": "/invoices", "title": "Invoices", "description": "…", "module": "./page" }]' > invoices.json`,
        /^/,
      ],
      [`node -p "'whsec_' + crypto.randomBytes(32).toString('base64')"`, /^whsec_\S{44}$/m],
    ],
  },
  {
    title: 'a team adds a remote to the workspace',
    site: 'released',
    steps: [
      ...npx(
        ['create-remote billing', /billing has a page at \/billing/],
        ['release billing', /^billing 1\.0\.0-\w+ is live/],
      ),
      ['SITE_URL=https://www.fivefold.example npx --yes pnpm@12 dev billing', ready],
      ...npx(
        ['retire billing --redirect /pricing', /billing/],
        ['rollback billing', /billing/],
        ["retire billing --gone 'Invoices come by mail now.'", /billing/],
      ),
    ],
  },
  {
    title: 'a site gets owners',
    site: 'none',
    steps: [
      ['npx --yes pnpm@12 fivefold keys host.pem', /^MCow/],
      ['export SIGNING_KEY=host.pem', /^/],
      ...npx(
        ['release host', /^host \S+ is live/],
        ['fivefold owners support --path /support --key MCow…', /support/],
        ['fivefold owners', /support/],
        ['releases', /host/],
        ['fivefold verify https://www.fivefold.example --host-key MCow…', /./],
        ['fivefold verify --host-key MCow…', /./],
        ['fivefold sign', /./],
        ['fivefold owners support --key NEW --give-up OLD', /support/],
        ['fivefold owners support --key NEW --revoke OLD', /support/],
        ['fivefold owners support --give-up OLD', /support/],
        ['fivefold owners host --key NEW', /host/],
        ['fivefold owners host --give-up OLD', /host/],
      ),
    ],
  },
  {
    title: 'a site moves into a bucket, where a team gets credentials of its own',
    site: 'none',
    steps: [
      ['export SITE=s3://fivefold-site/www', /^/],
      ...npx(
        ['fivefold publish', /^Released/m],
        ['release support', /^support 1\.0\.0-\w+ was live already/],
        ['fivefold policy support --path /support', /"Statement"/],
        ['fivefold policy support --path /support --principal arn:aws:iam::…', /"Principal"/],
      ),
    ],
  },
  {
    title: 'an intake runs alone, and its operator asks for what it stores',
    site: 'none',
    steps: npx(
      ['--filter @fivefold/intake start', ready],
      ['fivefold intake deliveries --dead', /There are none/],
      ['fivefold intake resend --all', /0 will be sent again/],
      ['fivefold intake export <email>', /^\{/m],
      ['fivefold intake erase <email>', /0 records are deleted/],
      ['fivefold intake link <email>', /http/],
      ['fivefold intake sign-out <email>', /are ended: 0/],
      ['fivefold intake sign-out --all', /are ended: /],
      ['fivefold intake retain --days 365', /0 rows are deleted/],
    ),
  },
  {
    title: 'a team works in a repository of its own',
    site: 'released',
    ownRepository: true,
    steps: [
      [
        'npx -y https://www.fivefold.example/kit/create-remote.tgz billing && cd billing',
        /billing/,
      ],
      ['npm test', /fits what is live/],
      ['export SITE=/srv/site', /^/],
      ['npm run preview', /can be previewed until/],
      ['npm run update', /This is already version/],
    ],
  },
]
