import type { ComparisonGroup } from '../../comparison/comparison-table'

/** What each product does itself; the other products use it through the platform. */
export const comparisonContent = {
  title: 'Feature comparison',
  lead: 'Choose the products you want to set beside each other.',
  choose: 'Products in the comparison',
  caption: 'Features of the chosen products',
  columnKind: 'Product',
  empty: 'No product is chosen. Switch at least one on to see its features.',
  groups: [
    {
      name: 'Work with data',
      rows: [
        row('Reads connected systems', 'On request', true, true, true, true),
        row('Writes back to the source', 'After approval', true, false, true, true),
        row('Change arrives in', 'Seconds', '< 5 seconds', '5 minutes', 'At once', 'At once'),
        row('Keeps lineage of every field', true, true, true, true, true),
        row('Masks personal data', true, false, true, false, true),
      ],
    },
    {
      name: 'Work with people',
      rows: [
        row('Plain-language questions', true, false, false, false, 'Embedded'),
        row('Approvals', 'In the chat', false, 'Held rows', true, true),
        row('Built without code', true, 'Mappings', true, true, true),
        row('Mobile use', true, false, false, 'Approvals', true),
      ],
    },
    {
      name: 'Control',
      rows: [
        row('Role-based access', true, true, true, true, true),
        row('Audit log', true, true, true, true, true),
        row('Test environment', 'Sample data', true, true, 'Replay', 'Preview'),
        row('API', true, true, true, true, 'Components'),
      ],
    },
  ] satisfies readonly ComparisonGroup[],
}

type Value = boolean | string

function row(feature: string, ...values: [Value, Value, Value, Value, Value]) {
  const [cortex, integ, pipelines, workflows, scd] = values
  return { feature, values: { cortex, integ, pipelines, workflows, scd } }
}
