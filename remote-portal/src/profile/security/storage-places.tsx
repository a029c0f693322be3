import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Table } from '@fivefold/shared/ui/table'
import { PanelHead } from '../../listing/panel-head'
import { securityContent } from './security-content'

export function StoragePlaces() {
  const { title, lead, columns, places } = securityContent.storage
  return (
    <Part>
      <PanelHead title={title} lead={lead} />
      <Table caption={title} captionHidden>
        <thead>
          <tr>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.content}</th>
            <th scope="col">{columns.until}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ place, content, until }) => (
            <tr key={place}>
              <th scope="row">
                <Key>{place}</Key>
              </th>
              <td>{content}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  )
}

const Key = styled.code`
  white-space: nowrap;
`

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  & td {
    min-width: 11rem;
  }
`
