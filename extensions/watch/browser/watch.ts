import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'

/**
 * Reports errors and web vitals of releases on sites with an intake or a collector, unless the
 * visitor opts out.
 */
export async function watch(): Promise<void> {
  if (isUnwanted()) return
  afterOtherWork(() => {
    // The page does not need reports whose code did not come.
    void import('./report-releases').then(
      ({ reportReleases }) => reportReleases(),
      () => undefined,
    )
  }, 5_000)
}

declare global {
  interface Navigator {
    /** Absent in browsers that do not know it. */
    globalPrivacyControl?: boolean
  }
}

/** Respects Do Not Track and Global Privacy Control, and ignores browsers under automation. */
const isUnwanted = ({ doNotTrack, globalPrivacyControl, webdriver } = navigator) =>
  doNotTrack === '1' || globalPrivacyControl || webdriver
