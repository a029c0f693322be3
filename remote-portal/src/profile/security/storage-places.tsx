import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Table } from '@fivefold/shared/ui/table'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { securityContent } from './security-content'

export function StoragePlaces() {
  const { title, lead, columns, places } = securityContent.storage
  return (
    <Part>
      <PanelHead title={title} lead={lead} />
      <Table
        caption={title}
        captionHidden
        columns={[columns.place, columns.content, columns.until]}
      >
        <tbody>
          {places.map(({ place, content, until }) => (
            <tr key={place}>
              <th scope="row">
                <Key>{place}</Key>
              </th>
              <td>{content}</td>
              <td data-label={columns.until}>{until}</td>
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

/* A phone shows a card per row, with the retention on its second line. */
const Part = styled.section`
  ${oneColumn}
  gap: ${token.space[4]};

  @media (max-width: 47.99rem) {
    & thead {
      display: none;
    }

    & :is(table, tbody, tr, th, td) {
      display: block;
    }

    & tbody tr {
      padding: ${token.space[3]} ${token.space[4]};
    }

    & tbody tr + tr {
      border-block-start: 1px solid ${token.color.line};
    }

    & tbody :is(th, td) {
      padding: 0;
      border: 0;
    }

    & [data-label] {
      color: ${token.color.inkMuted};
    }

    & [data-label]::before {
      content: attr(data-label) ': ';
    }
  }
`
