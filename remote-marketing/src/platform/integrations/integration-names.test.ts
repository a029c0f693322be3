import { expect, test } from 'vitest'
import { cortexContent } from '../../cortex/cortex-content'
import { integrationCategories } from './integrations-content'
import { connectorScene } from '../scenes/platform-scenes-content'

const namesIn = (category: string) =>
  integrationCategories.find(({ name }) => name === category)?.integrations.map(({ name }) => name)

test.each(cortexContent.ecosystem.categories)(
  'the directory lists under $name what Cortex works with',
  ({ name, systems }) => {
    expect(namesIn(name)).toEqual(expect.arrayContaining([...systems]))
  },
)

test('the directory lists the systems of the drawing', () => {
  const all = integrationCategories.flatMap(({ name }) => namesIn(name))
  const systems = connectorScene.systems.filter((each) => each !== 'Shared files')
  expect(all).toEqual(expect.arrayContaining(systems))
})
