import type { PreviewPorts } from './check-preview'

/** The ports of a browser's page or worker. */
export const previewPorts = (origin: string): PreviewPorts => ({
  async read(address) {
    const response = await fetch(address, { cache: 'no-cache' })
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  },
  origin,
  now: new Date(),
})
