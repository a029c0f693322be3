import { expect, test } from 'vitest'
import * as keys from '../../outbox/outbox-keys'
import { sentData } from './sent-data'

test('the list of what the site keeps in a browser names every key of the outbox', () => {
  const places = sentData.map(({ place }) => place.replace('…', ''))
  expect(places).toEqual(expect.arrayContaining(Object.values(keys)))
})
