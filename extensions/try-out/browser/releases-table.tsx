import { Table } from '@fivefold/shared/ui/table'
import type { RemoteReleases } from './registry-overview'

export function ReleasesTable({ remotes }: { remotes: readonly RemoteReleases[] }) {
  return (
    <Table caption="Releases by remote" captionHidden>
      <thead>
        <tr>
          <th scope="col">App</th>
          <th scope="col">Live</th>
          <th scope="col">Canary</th>
          <th scope="col">Last good</th>
        </tr>
      </thead>
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
