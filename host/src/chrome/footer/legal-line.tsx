import { brand } from '@fivefold/shared/brand'
import { outdatedAttribute } from '@fivefold/shared/start/start-data'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { legalGroup, searchLink } from '../navigation/navigation-content'
import { linksOfGroup } from '../navigation/navigation-entries'
import { FooterLink } from './footer-link'
import { contentYear, useCurrentYear } from './current-year'

export function LegalLine() {
  const year = useCurrentYear()
  return (
    <Line>
      <p {...{ [outdatedAttribute]: `${contentYear + 1}-01-01` }}>
        © {year} {brand.legalName}
      </p>
      <Links aria-label="Legal and search">
        {[...linksOfGroup(legalGroup), searchLink].map((link) => (
          <li key={link.to}>
            <FooterLink to={link.to}>{link.label}</FooterLink>
          </li>
        ))}
      </Links>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[8]};
  margin-block-start: ${token.space[4]};
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[6]};
`
