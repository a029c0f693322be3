interface LongRun {
  about: string
  /** It may be of these only. */
  words?: string
  /** A program of this workspace with its words, or one of our own files. */
  run: string
  /** Its tests take every case instead of samples. */
  everyCase?: true
}

const playwright = (suite: string, ...projects: string[]) =>
  [
    `playwright test --config e2e/${suite}/playwright.config.ts`,
    ...projects.map((name) => `--project=${name}`),
  ].join(' ')

/** The runs of `pnpm check <name>`, each too slow for `test`. */
export const longRuns: Readonly<Record<string, LongRun>> = {
  browsers: {
    about: 'the main journeys in Chromium, Firefox and WebKit, where they are installed',
    run: 'e2e/browsers/run-browsers.ts',
  },
  reliability: {
    about: 'every case of every injected fault',
    run: 'e2e/reliability/run-reliability.ts',
  },
  mutation: {
    about: 'which wrong lines the tests would notice',
    words: '[file...]',
    run: 'checks/mutation/run-mutation.ts',
  },
  extensions: {
    about: 'the rest of the sources without each extension: types, unit tests, every page',
    words: '[name...]',
    run: 'checks/run-without.ts',
  },
  new: {
    about: 'a site made with `fivefold new`: started, released, rolled back, tested, timed',
    run: 'extensions/new/run-new.ts',
  },
  reproducible: {
    about: 'builds every app in two folders and compares them byte for byte',
    run: 'vitest run deploy/test/independent-build.test.ts',
    everyCase: true,
  },
  skew: {
    about: 'every remote, one built outside too, with the previous and the current host',
    run: 'e2e/skew/run-skew.ts',
  },
  interop: {
    about: "our remotes in hosts of webpack, Rspack and others, and theirs (and Vue's) in ours",
    run: 'e2e/interop/run-interop.ts',
  },
  majors: {
    about: 'the apps move to the next major of React or styled-components in many orders',
    run: 'e2e/majors/run-majors.ts',
  },
  s3: {
    about: "the S3 client, 400 changes by eight processes and a team's policy, on Ceph (Debian)",
    run: 'extensions/bucket/real-stores/run-stores.ts s3',
  },
  azure: {
    about: 'the same for Azurite, whose client `test` has tried already',
    run: 'extensions/bucket/real-stores/run-stores.ts azure',
  },
  pages: {
    about: 'every page, link, early action and documented command, of which `test` has some',
    run: playwright('long', 'pages'),
  },
  changed: {
    about: 'every browser test on pages that a translator, then an extension, changes',
    run: playwright('long', 'translated', 'extended'),
  },
  xss: {
    about: 'every address with every cross-site scripting payload',
    run: playwright('long', 'xss'),
  },
  intake: {
    about: 'forms and tickets with an intake: received, waiting, answered, without scripts',
    run: playwright('intake'),
  },
  postgres: {
    about: "the intake's tests with PostgreSQL, which it installs where it is missing",
    run: 'extensions/intake/server/testing/run-with-postgres.ts',
    everyCase: true,
  },
  costs: {
    about: 'what each route of an intake costs with a million rows in each table',
    run: 'vitest run extensions/intake/server/costs',
    everyCase: true,
  },
  audits: {
    about: 'Nu HTML checker, Lighthouse, advisories and others on `.site`',
    words: '[name...]',
    run: 'e2e/audits/run-audits.ts',
  },
  screenshots: {
    about: 'every page of a served site, three widths, both themes',
    words: '[route...]',
    run: 'e2e/screenshots.ts',
  },
}
