import { Table } from '@fivefold/shared/ui/table'
import { HeadedSection } from '../../section/headed-section'
import styled from 'styled-components'
import { technologyContent } from './technology-content'

const { checks } = technologyContent

export function ConnectorChecks() {
  return (
    <HeadedSection labelledBy="checks-title" title={checks.title} lead={checks.lead}>
      <Checks>
        <Table caption={checks.caption} captionHidden>
          <thead>
            <tr>
              {checks.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {checks.rows.map(([name, what, limit]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{what}</td>
                <td>{limit}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Checks>
    </HeadedSection>
  )
}

/* The middle column has the long texts. */
const Checks = styled.div`
  & th:nth-child(2) {
    width: 50%;
  }
`
