const tones = new Map([
  ['open', 'info'],
  ['in-progress', 'warning'],
  ['resolved', 'success'],
] as const)

/** Specification 1, section 4: open blue, in-progress yellow, resolved green, everything else grey. */
export function statusTone(status: string) {
  for (const [known, tone] of tones) if (known === status) return tone
  return 'neutral'
}
