import { afterEach, vi } from 'vitest'

// Testing Library cleans up by itself only where `afterEach` is a global.
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
})
