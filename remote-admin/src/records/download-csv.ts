/** Lets Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** Hands the visitor a CSV file. Nothing leaves the browser. */
export function downloadCsv(fileName: string, csv: string) {
  const file = new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers start the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
