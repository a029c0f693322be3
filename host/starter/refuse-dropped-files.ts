/** A file that is dropped beside a place that takes it would replace the page, with everything that was typed. */
export function refuseDroppedFiles() {
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse)
}

function refuse(event: DragEvent) {
  const { dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  // The pointer shows it.
  dataTransfer.dropEffect = 'none'
}
