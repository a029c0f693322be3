export interface Notification {
  title: string
  description?: string
  /** `destructive` is for failures: it interrupts a screen reader, the others wait. */
  tone?: 'default' | 'success' | 'destructive'
  action?: { label: string; to: string }
  /** Stays until its action is used or it is closed. */
  stays?: boolean
  /** Removes all earlier messages, including those that stay. */
  replaces?: boolean
}
