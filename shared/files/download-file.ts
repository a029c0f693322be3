/**
 * Downloads a file that the page has made. Nothing leaves the browser.
 * @example downloadFile('invoice.csv', new Blob(['number,amount'], { type: 'text/csv' }))
 */
export function downloadFile(fileName: string, file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers start the download after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
