import { brand } from '@fivefold/shared/brand'
import { Wordmark } from '@fivefold/shared/marks/wordmark'
import { Link } from '@fivefold/shared/routing/link'
import { paths } from '@fivefold/shared/routing/paths'
import { productNames } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Container } from '@fivefold/shared/ui/layout'
import styled from 'styled-components'
import { callLink } from '../navigation/navigation-content'
import { footerContent } from './footer-content'
import { FooterColumns } from './footer-columns'
import { useIsWorkArea } from '../../loading/registry/use-is-work-area'
import { LegalLine } from './legal-line'
import { SocialLinks } from './social-links'

export const Footers = () => (useIsWorkArea() ? <CompactFooter /> : <PublicFooter />)

function PublicFooter() {
  return (
    <Footer data-print="hide">
      <Container>
        <Top>
          <Home to={paths.home} aria-label={`${brand.name} home`}>
            <Wordmark />
          </Home>
          <Actions>
            <ButtonLink to={callLink.to} variant="secondary" size="small">
              {callLink.label}
            </ButtonLink>
            <SocialLinks />
          </Actions>
        </Top>
        <FooterColumns />
        <LegalLine />
      </Container>
    </Footer>
  )
}

/** The footer of work pages: most links are collapsed. */
function CompactFooter() {
  return (
    <Footer data-print="hide" data-compact>
      <Container>
        <Top>
          <AllPages>
            <summary>{footerContent.allPages}</summary>
            <FooterColumns />
          </AllPages>
          <SocialLinks />
        </Top>
        <LegalLine />
      </Container>
    </Footer>
  )
}

/** A line of equal parts, one for each product. */
const productLine = productNames.map((product, position) => {
  const end = (place: number) => `${(place * 100) / productNames.length}%`
  return `${token.product[product].solid} ${end(position)} ${end(position + 1)}`
})

const Footer = styled.footer`
  position: relative;
  padding-block-start: ${token.space[6]};
  background: ${token.color.surface};

  &::before {
    position: absolute;
    inset: 0 0 auto;
    height: 2px;
    background: linear-gradient(to right, ${productLine.join(', ')});
    content: '';
  }

  &[data-compact] {
    padding-block-start: ${token.space[4]};
  }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[8]};
  margin-block-end: ${token.space[4]};

  [data-compact] & {
    align-items: start;
    margin-block-end: -${token.space[4]};
  }
`

const AllPages = styled.details`
  flex: 1;
  min-width: min(20rem, 100%);
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};

  & > summary {
    width: fit-content;
    padding-block: ${token.space[3]};
    cursor: pointer;
  }

  & > nav {
    padding-block-end: ${token.space[8]};
    color: ${token.color.ink};
  }
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  border-radius: ${token.radius.control};
  text-decoration: none;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
`
