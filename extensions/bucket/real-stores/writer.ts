import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changeBucket } from '../change-bucket'
import { storeAt } from '../object-store/store-at'
import { releaseApp } from '../../../deploy/release/release-app'
import { rollBackApp } from '../../../deploy/release/roll-back-app'
import { smallBuild } from './small-build'

/** A program: `<place> <app> <n>` releases a build of an app and rolls it back, in turn, n times. */
const [place = '', app = '', count = ''] = process.argv.slice(2)
const root = mkdtempSync(path.join(tmpdir(), 'fivefold-writer-'))
const bucket = { store: await storeAt(place), cache: path.join(root, 'cache') }

try {
  for (let turn = 1; turn <= Number(count); turn += 1) {
    await changeBucket(bucket, { app, empty: true }, async (site) => {
      if (turn > 2 && turn % 2 === 0) await rollBackApp(site, app)
      else await releaseApp(site, app, { folder: smallBuild(root, app, turn) })
    })
  }
} finally {
  rmSync(root, { recursive: true })
}
