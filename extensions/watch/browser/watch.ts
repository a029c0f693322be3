import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import { replaceNotices } from './replace-notices'

/** Says what is counted, and reports errors and web vitals of releases unless the visitor opts out. */
export function watchReleases(): void {
  replaceNotices()
  if (isUnwanted()) return
  let isBegun = false
  function begin() {
    if (isBegun) return
    isBegun = true
    // The page does not need reports whose code did not come.
    void import('./report-releases').then(
      ({ reportReleases }) => reportReleases(),
      () => undefined,
    )
  }
  afterOtherWork(begin, longestWait)
  // A page that is hidden may not come back.
  document.addEventListener('visibilitychange', begin, { once: true })
}

/** Milliseconds. Who leaves earlier is not counted. */
const longestWait = 2_000

declare global {
  interface Navigator {
    /** Absent in browsers that do not know it. */
    globalPrivacyControl?: boolean
  }
}

/** Respects Do Not Track and Global Privacy Control, and ignores browsers under automation. */
const isUnwanted = ({ doNotTrack, globalPrivacyControl, webdriver } = navigator) =>
  doNotTrack === '1' || globalPrivacyControl || webdriver
