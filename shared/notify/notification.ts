export interface Notification {
  title: string
  description?: string
  /** `destructive` for failures: it interrupts a screen reader, the others wait. */
  tone?: 'default' | 'success' | 'destructive'
  action?: { label: string; to: string }
}
