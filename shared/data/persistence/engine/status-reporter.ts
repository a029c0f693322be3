import type { WriteOutcome } from '../../storage/browser-storage'
import { isRefusal, type StorageStatus } from '../../storage/storage-health'

export type StatusReporter = ReturnType<typeof createStatusReporter>

/** Reports the storage's status once per change. */
export function createStatusReporter(onChange: (status: StorageStatus) => void) {
  let reported: StorageStatus = 'ok'
  let whileWritten: StorageStatus = 'ok'

  return {
    /** Reported while storage accepts every write: `cleared` each time, the others once. */
    note(status: 'ok' | 'recovered' | 'cleared'): void {
      whileWritten = status
      if (status === 'cleared') reported = 'ok'
    },
    report(outcome: WriteOutcome): void {
      const status = outcome === 'written' ? whileWritten : outcome
      if (status !== reported) onChange(status)
      reported = status
    },
    isRefused: (): boolean => isRefusal(reported),
  }
}
