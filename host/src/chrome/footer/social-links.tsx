import { SocialIcon } from '@fivefold/shared/marks/social-icons'
import { token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import styled from 'styled-components'
import { footerContent } from './footer-content'

/** Links to the company on other sites, each in a new tab. */
export function SocialLinks() {
  if (footerContent.social.length === 0) return null
  return (
    <Row aria-label="Social media">
      {footerContent.social.map(({ network, label, to }) => (
        <li key={network}>
          <IconLink to={to} aria-label={label}>
            <SocialIcon network={network} />
          </IconLink>
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
  margin-inline: -${token.space[2]};
`

const IconLink = styled(AnyLink)`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${token.radius.control};
  color: ${token.color.inkMuted};

  &:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
`
