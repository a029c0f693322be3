import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Small, Title } from '@fivefold/shared/ui/text'
import { HeadedSection } from '../section/headed-section'
import type { aboutContent } from './about-content'
import { WorkingDay } from './working-day'

export function Offices({ title, lead, places }: typeof aboutContent.offices) {
  return (
    <HeadedSection centred labelledBy="offices" title={title} lead={lead}>
      <WorkingDay />
      <Places>
        {places.map((place) => (
          <Place key={place.id}>
            <Small>{place.label}</Small>
            <Title>{place.city}</Title>
            <Address>
              {place.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{place.country}</span>
            </Address>
            <Hours>{place.hours}</Hours>
          </Place>
        ))}
      </Places>
    </HeadedSection>
  )
}

const Places = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[6]};
  margin-block-start: ${token.space[4]};
`

const Place = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};

  &:last-child {
    justify-items: end;
    text-align: end;
  }
`

const Address = styled.address`
  display: grid;
  color: ${token.color.inkMuted};
  font-style: normal;
  line-height: 1.5;
`

const Hours = styled.p`
  margin-block-start: ${token.space[2]};
  font-size: ${token.type.small};
  font-variant-numeric: tabular-nums;
`
