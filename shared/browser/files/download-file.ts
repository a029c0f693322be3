/**
 * Downloads a file that the page has made. Nothing leaves the browser.
 * @example downloadFile('invoice.csv', new Blob(['number,amount'], { type: 'text/csv' }))
 */
export function downloadFile(fileName: string, file: Blob) {
  const address = URL.createObjectURL(file)
  downloadFrom(address, fileName)
  // Some browsers start the download after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * Downloads what an address of the site answers. A link to it would be a page of the router.
 * @param fileName the server may name the file, too.
 * @example downloadFrom('/invoices.csv')
 */
export function downloadFrom(address: string, fileName = '') {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}
