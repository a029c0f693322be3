import { Card, CardTitle } from '@fivefold/shared/ui/card'
import { Grid } from '@fivefold/shared/ui/grid'
import { Cluster, ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { Table } from '@fivefold/shared/ui/table'
import { Text } from '@fivefold/shared/ui/text'

const cards = ['Starter', 'Professional', 'Enterprise'].map((name) => (
  <Card key={name} $interactive={name === 'Enterprise'}>
    <CardTitle>{name}</CardTitle>
    <Text $muted>{name === 'Enterprise' ? 'Reacts to the pointer.' : 'A plan.'}</Text>
  </Card>
))

/** Examples by the names of their files. */
export const layoutParts = {
  card: () => <Stack $gap={4}>{cards}</Stack>,
  grid: () => <Grid $min="14rem">{cards}</Grid>,
  layout: () => (
    <Stack $gap={6}>
      <Cluster $gap={4} $justify="between">
        {cards}
      </Cluster>
      <Split $ratio="wide">
        <Card>The wide part</Card>
        <Card>The other part</Card>
      </Split>
      {(['paper', 'surface', 'ink'] as const).map((tone) => (
        <ContainedSection key={tone} tone={tone}>
          A section in {tone}
        </ContainedSection>
      ))}
    </Stack>
  ),
  'page-head': () => (
    <PageHead eyebrow="Billing" title="Invoices" lead="All of this year, the newest first." />
  ),
  table: () => (
    <Table caption="Invoices" columns={['Number', 'Customer', 'Due', 'Amount']}>
      <tbody>
        {[12, 13, 14].map((number) => (
          <tr key={number}>
            <th scope="row">FF-{number}</th>
            <td>Northwind Traders</td>
            <td>Nov 30</td>
            <td>$1,499</td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
}
