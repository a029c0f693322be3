import { vi } from 'vitest'

/**
 * Collects all further downloads: file names and texts.
 * @example const downloads = watchDownloads()
 */
export function watchDownloads() {
  const files: { name: string; blob: Blob }[] = []
  let latest = new Blob()
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) latest = content
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: latest })
  })
  return {
    names: () => files.map((file) => file.name),
    /** The text of the latest file. */
    text: () => textOf(files.at(-1)?.blob ?? new Blob()),
  }
}

/** Reads a Blob; jsdom's Blob has no `text()`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsText(blob)
  })
}
