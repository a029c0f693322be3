import { pipelineMinutes, syncSeconds } from '@fivefold/shared/facts/service-levels'
import type { ComparisonGroup } from '../../comparison/comparison-table'

/** The features of each product; the other products use them through the platform. */
export const comparisonContent = {
  title: 'Feature comparison',
  lead: 'Choose the products to compare.',
  choose: 'Products in the comparison',
  caption: 'Features of the selected products',
  columnKind: 'Product',
  empty: 'Choose at least one product to see its features.',
  groups: [
    {
      name: 'Work with data',
      rows: [
        row('Reads connected systems', 'On request', true, true, true, true),
        row('Writes back to the source', 'After approval', true, false, true, true),
        row(
          'Picks up changes in',
          `< ${syncSeconds} seconds`,
          `< ${syncSeconds} seconds`,
          `${pipelineMinutes} minutes`,
          `< ${syncSeconds} seconds`,
          `< ${syncSeconds} seconds`,
        ),
        row('Keeps lineage for every field', true, true, true, true, true),
        row('Masks personal data', true, false, true, false, true),
      ],
    },
    {
      name: 'Work with people',
      rows: [
        row('Plain-language questions', true, false, false, false, 'Embedded'),
        row('Approvals', 'In the chat', false, 'Held rows', true, true),
        row('Built without code', true, 'Mappings', true, true, true),
        row('Mobile', true, false, false, 'Approvals', true),
      ],
    },
    {
      name: 'Control',
      rows: [
        row('Role-based access', true, true, true, true, true),
        row('Audit log', true, true, true, true, true),
        row('Test mode', 'Sample data', true, true, 'Replay', 'Preview'),
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
