import { Link } from '@fivefold/shared/routing/link'
import { Text } from '@fivefold/shared/ui/text'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { movingArrow, wholeRow } from '../../section/row-link'
import { HeadedSection } from '../../section/headed-section'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { partnershipsContent } from './partnerships-content'

const { types } = partnershipsContent

export function PartnerTypes() {
  return (
    <HeadedSection id="programs" labelledBy="programs-title" title={types.title}>
      <Index>
        {types.items.map((type) => (
          <Row key={type.to} {...type} />
        ))}
      </Index>
    </HeadedSection>
  )
}

function Row({
  name,
  to,
  you,
  gain,
  figure,
  figureLabel,
}: (typeof partnershipsContent.types.items)[number]) {
  return (
    <Entry>
      <Name>
        <RowLink to={to}>{name}</RowLink>
      </Name>
      <div>
        <You>{you}</You>
        <Text $muted>{gain}</Text>
      </div>
      <Figure>
        <strong>{figure}</strong> <span>{figureLabel}</span>
      </Figure>
      <ArrowRight aria-hidden="true" />
    </Entry>
  )
}

const Index = styled.ul`
  border-block-start: 1px solid ${token.color.ink};
`

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[2]} ${token.space[6]};
  padding-block: ${token.space[4]};
  border-block-end: 1px solid ${token.color.line};

  & > div {
    ${oneColumn}
    grid-column: 1 / -1;
    gap: ${token.space[1]};
  }

  ${movingArrow('translateX(6px)', '1.5rem')}

  & > svg {
    grid-row: 1;
    grid-column-end: -1;
    align-self: center;
  }

  ${media.desktop} {
    grid-template-columns: 4fr 5fr 9rem 1.5rem;
    align-items: center;
    padding-block: ${token.space[5]};

    & > div,
    & > svg {
      grid-row: auto;
      grid-column: auto;
    }
  }
`

const Name = styled.h3`
  font: 600 ${token.type.title} / 1.2 ${token.font.sans};
  letter-spacing: -0.02em;

  ${media.desktop} {
    font-size: clamp(1.25rem, 1.9vw, 1.75rem);
  }
`

const RowLink = styled(Link)`
  text-decoration: none;
  ${wholeRow}
`

const You = styled.p`
  font-weight: 550;
`

const Figure = styled.p`
  display: flex;
  grid-column: 1 / -1;
  align-items: baseline;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};
  line-height: 1.35;

  & > strong {
    color: ${token.color.ink};
    font: 600 ${token.type.title} / 1 ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }

  ${media.desktop} {
    ${oneColumn}
    grid-column: auto;
    gap: ${token.space[1]};
  }
`
