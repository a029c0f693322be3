import { Table } from '@fivefold/shared/ui/table'
import type { RemoteReleases } from '../../../host/src/loading/registry/registry-overview'

export function ReleasesTable({ remotes }: { remotes: readonly RemoteReleases[] }) {
  return (
    <Table
      caption="Releases by remote"
      captionHidden
      columns={['App', 'Live', 'Canary', 'Last good']}
    >
      <tbody>
        {remotes.map(({ remote, live, canary, lastGood }) => (
          <tr key={remote}>
            <th scope="row">{remote}</th>
            <td>{live}</td>
            <td>{canary ?? '–'}</td>
            <td>{lastGood ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
