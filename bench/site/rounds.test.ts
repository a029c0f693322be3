import { expect, it } from 'vitest'
import type { Bench } from './open-bench'
import { inRounds } from './rounds'

const benchOf = (rounds: number) => ({ rounds, log: () => {} }) as unknown as Bench
const subjects = [
  { of: '/', side: 'Ours' },
  { of: '/', side: 'One build' },
]

it('takes the median of each subject, or the mean of the two middle values', async () => {
  const taken: Record<string, number[]> = { Ours: [9, 1, 5], 'One build': [1, 10, 3] }
  const measure = async ({ side }: { side: string }) => ({ ms: taken[side]?.shift() ?? 0 })
  expect(await inRounds(benchOf(3), '', subjects, measure)).toEqual([
    { figure: 'ms', of: '/', values: { Ours: 5, 'One build': 3 } },
  ])
  Object.assign(taken, { Ours: [1, 2], 'One build': [4, 4] })
  expect(await inRounds(benchOf(2), '', subjects, measure)).toEqual([
    { figure: 'ms', of: '/', values: { Ours: 1.5, 'One build': 4 } },
  ])
})

it('alternates the order', async () => {
  const order: string[] = []
  await inRounds(benchOf(2), '', subjects, async ({ side }) => {
    order.push(side)
    return {}
  })
  expect(order).toEqual(['Ours', 'One build', 'One build', 'Ours'])
})
