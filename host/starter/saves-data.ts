interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor's settings or connection ask to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
