import { Badge } from '@fivefold/shared/ui/badge'
import { Table } from '@fivefold/shared/ui/table'
import { dayWords } from '@fivefold/shared/words/date-words'
import { DenseTable } from '../records/table/dense-table'
import { dashboardContent, type ListedUser } from './dashboard-content'

export function UserTable({ users }: { users: readonly ListedUser[] }) {
  return (
    <DenseTable $columns="few">
      <Table
        caption={dashboardContent.usersCaption}
        captionHidden
        columns={['ID', 'Name', 'Email', 'Role', 'Joined']}
      >
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td data-label="ID">{user.id}</td>
              <th scope="row">{user.name}</th>
              <td data-label="Email">{user.email}</td>
              <td data-label="Role">
                <Badge>{user.role}</Badge>
              </td>
              <td data-label="Joined">
                <time dateTime={user.joined}>{dayWords(user.joined)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </DenseTable>
  )
}
