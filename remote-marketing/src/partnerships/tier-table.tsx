import { Section } from '@fivefold/shared/ui/layout'
import { Table } from '@fivefold/shared/ui/table'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { HeadedContainer } from '../section/headed-container'
import { resellersContent } from './resellers-content'

const { table, tiers } = resellersContent

export function TierTable() {
  return (
    <Section tone="surface" labelledBy="tiers-title">
      <HeadedContainer id="tiers-title" title={table.title} below={8}>
        <Table caption={table.caption} captionHidden>
          <thead>
            <tr>
              <th scope="col">{table.first}</th>
              {tiers.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Emphasis>
              <th scope="row">{table.target}</th>
              {tiers.map(({ name, target }) => (
                <td key={name}>{target}</td>
              ))}
            </Emphasis>
            <Emphasis>
              <th scope="row">{table.margin}</th>
              {tiers.map(({ name, margin }) => (
                <td key={name}>{margin}</td>
              ))}
            </Emphasis>
            {table.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, position) => (
                  <td key={position}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </HeadedContainer>
    </Section>
  )
}

const Emphasis = styled.tr`
  & > td {
    font: 600 ${token.type.title} / 1.2 ${token.font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.015em;
    white-space: nowrap;
  }
`
