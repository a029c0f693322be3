import { useEffect } from 'react'
import { useLocation } from '@fivefold/shared/routing/link'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { paths } from '@fivefold/shared/routing/paths'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Search } from 'lucide-react'
import { StatusScreen } from './status-screen'

/** Reserves the line in the prerendered page, which is the same for every address. */
const noText = '\u00A0'

/** @param props.reason why the page is gone, if known. */
export function NotFoundPage({ reason }: { reason?: string | undefined }) {
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`)
  }, [pathname])
  return (
    <StatusScreen
      icon={<Search />}
      heading={reason === undefined ? 'Oops! Page not found' : 'This page is gone'}
      text={reason ?? 'The address may be mistyped, or the page may have moved.'}
      details={isHydrated ? pathname : noText}
      actions={
        <>
          <ButtonLink to={paths.home}>Return home</ButtonLink>
          <ButtonLink to={paths.search} variant="secondary">
            Search the site
          </ButtonLink>
        </>
      }
    />
  )
}
