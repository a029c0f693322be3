import type { Page } from '@playwright/test'

/** Counts React’s renderers in the next documents. @returns a function that returns the count. */
export async function countRenderers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const renderers: string[] = []
    const hook = {
      supportsFiber: true,
      inject: ({ version }: { version: string }) => renderers.push(version),
      checkDCE() {},
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    }
    Object.assign(globalThis, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'renderers').length)
}
