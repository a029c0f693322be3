/** Hands the visitor a JSON file. Nothing leaves the browser. */
export function downloadJson(fileName: string, content: unknown) {
  const json = JSON.stringify(content, null, 2)
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers start the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
