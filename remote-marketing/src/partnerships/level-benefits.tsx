import { Section } from '@fivefold/shared/ui/layout'
import { Table } from '@fivefold/shared/ui/table'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { HeadedContainer } from '../section/headed-container'
import { integratorsContent } from './integrators-content'

const { brings, levels } = integratorsContent

export function LevelBenefits() {
  return (
    <Section labelledBy="brings-title">
      <HeadedContainer id="brings-title" title={brings.title} below={8}>
        <Table caption={brings.caption} captionHidden>
          <thead>
            <tr>
              <th scope="col">{brings.first}</th>
              {levels.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {brings.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.levels.map((value, position) => (
                  <Value key={position} data-absent={value === 'No' || undefined}>
                    {value}
                  </Value>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </HeadedContainer>
    </Section>
  )
}

const Value = styled.td`
  &[data-absent] {
    color: ${token.color.inkMuted};
  }
`
