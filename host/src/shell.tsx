import { ToastRegion } from '@fivefold/shared/notify/toast'
import { SiteFooter } from './chrome/footer/site-footer'
import { SiteHeader } from './chrome/header/site-header'
import { InteractiveShell } from './screens/main-content/interactive-marker'
import { MainContent } from './screens/main-content/main-content'
import { PageLeave, ScrollContext } from './pages/scroll/scroll-context'
import type { ScrollKeeper } from './pages/scroll/scroll-keeper'
import { FailureBoundary } from './screens/failure-boundary'
import { SearchDialog } from './chrome/search-dialog/search-dialog'
import { SignInDialog } from './sign-in/sign-in-dialog'
import { PageAnnouncement } from './pages/page-announcement'
import { SitePages } from './pages/site-pages'
import { StaticLinks } from './pages/static-links'
import { SkipLink } from './screens/main-content/skip-link'
import { StorageNotice } from './chrome/storage-notice/storage-notice'

/** The shell around every page. Needs a router around it. */
export function Shell({ scrollKeeper }: { scrollKeeper?: ScrollKeeper }) {
  return (
    <>
      <FailureBoundary>
        <SkipLink />
        <SiteHeader />
        <ScrollContext value={scrollKeeper}>
          <PageLeave />
          <MainContent>
            <StorageNotice />
            <FailureBoundary>
              <SitePages />
            </FailureBoundary>
          </MainContent>
        </ScrollContext>
        <SiteFooter />
        <PageAnnouncement />
        <SignInDialog />
        <SearchDialog />
        <ToastRegion />
        <StaticLinks />
      </FailureBoundary>
      {/* Also marks the error screen of a failed shell as interactive. */}
      <InteractiveShell />
    </>
  )
}
