export interface Profile {
  title: string
  /** Minimum milliseconds from a request to the first byte of its answer. */
  latency: number
  /** Bytes a second; -1 for no limit. */
  download: number
  upload: number
  /** Factor by which the processor is slowed down. */
  slowdown: number
}

const megabit = 125_000

export const profiles = {
  slow: {
    title: 'slow',
    latency: 150,
    download: 1.6 * megabit,
    upload: 0.75 * megabit,
    slowdown: 4,
  },
  cable: { title: 'cable', latency: 28, download: 5 * megabit, upload: megabit, slowdown: 1 },
  unlimited: { title: 'unlimited', latency: 0, download: -1, upload: -1, slowdown: 1 },
} as const satisfies Record<string, Profile>
