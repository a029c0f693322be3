import styled from 'styled-components'
import { ArrowRight } from 'lucide-react'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Title } from '@fivefold/shared/ui/text'
import { movingArrow } from '../section/row-link'
import { HeadedSection } from '../section/headed-section'
import type { waitlistContent } from './waitlist-content'

export function Prepare({ title, lead, links }: typeof waitlistContent.prepare) {
  return (
    <HeadedSection labelledBy="prepare" title={title} lead={lead}>
      <Links>
        {links.map(({ to, label, text }) => (
          <li key={to}>
            <Row to={to}>
              <div>
                <Title>{label}</Title>
                <p>{text}</p>
              </div>
              <ArrowRight aria-hidden="true" />
            </Row>
          </li>
        ))}
      </Links>
    </HeadedSection>
  )
}

const Links = styled.ul`
  ${oneColumn}
  column-gap: clamp(2rem, 6vw, 4rem);

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Row = styled(AnyLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[5]};
  height: 100%;
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  text-decoration: none;

  & p {
    color: ${token.color.inkMuted};
  }

  ${movingArrow('translateX(3px)')}
`
