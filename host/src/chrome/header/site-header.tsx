import { useState, useEffect, useRef } from 'react'
import { Link } from '@fivefold/shared/routing/link'
import { brand } from '@fivefold/shared/brand'
import { Wordmark } from '@fivefold/shared/marks/wordmark'
import { paths } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import styled from 'styled-components'
import { MobileMenu } from '../mobile-menu/mobile-menu'
import { SearchButton } from '../search-dialog/search-button'
import { ThemeMenu } from '../theme-menu/theme-menu'
import { AccountArea } from './account-area'
import { BannerContext } from '../header-controls/banner-context'
import { header, noScrollPadding } from '../header-controls/header-control'
import { HeaderMenus } from './header-menus'

/** The `banner` landmark. It sticks to the top and has a border while the page is scrolled under it. */
export function SiteHeader() {
  const { mark, scrolled } = useScrolled()
  const [banner, setBanner] = useState<HTMLElement | null>(null)
  return (
    <BannerContext value={banner}>
      <TopOfPage ref={mark} />
      <Banner ref={setBanner} data-scrolled={scrolled || undefined} data-print="hide">
        <Row>
          <Home to={paths.home} aria-label={`${brand.name} home`}>
            <Wordmark />
          </Home>
          <HeaderMenus />
          <Tools>
            <SearchButton />
            <ThemeMenu />
            <AccountArea />
            <MobileMenu />
          </Tools>
        </Row>
      </Banner>
    </BannerContext>
  )
}

const TopOfPage = styled.div`
  position: absolute;
  inset-block-start: 0;
  width: 1px;
  height: 1px;
`

const Banner = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.header};
  ${header.container};
  border-block-end: 1px solid transparent;
  background: ${token.color.paper};
  transition: border-color ${token.motion.base} ${token.motion.ease};

  /* Hidden while the parser is still in it: the last buttons would move the earlier ones. */
  &:not(:has(+ *)) {
    visibility: hidden;
  }

  &[data-scrolled] {
    border-color: ${token.color.line};
  }
`

const Row = styled(Container)`
  display: flex;
  align-items: center;
  min-height: calc(4rem - 1px);
`

const Home = styled(Link)`
  ${noScrollPadding}
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${token.radius.control};
  text-decoration: none;
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;

  ${header.wide} {
    margin-inline-start: 0;
  }
`

/** Whether the page is scrolled: the mark at its top is out of view. */
function useScrolled() {
  const mark = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting)
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, scrolled }
}
