import { expect, it, vi } from 'vitest'
import { withSiteLock } from '../../site/files/site-lock'
import { emptyFolder } from '../../testing/fake-site'
import { whenFree } from './when-free'

it('a command waits for another release, says so once, and then runs', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined)
  const site = emptyFolder()
  const order: string[] = []
  let finish = () => {}
  const first = withSiteLock(site, async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    order.push('first')
  })
  const second = whenFree(true, () => withSiteLock(site, async () => order.push('second')))
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce())
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('a command waits only when it was asked to, and only for another release', async () => {
  const site = emptyFolder()
  await withSiteLock(site, async () => {
    await expect(whenFree(false, () => withSiteLock(site, async () => 1))).rejects.toThrow(
      'Run the command again when it is done, or with --wait',
    )
  })
  await expect(whenFree(true, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  )
})
