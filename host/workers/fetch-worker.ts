/** Fetches files into the browser's cache. What cannot be fetched is asked for again when it is needed. */
addEventListener('message', async ({ data }: MessageEvent<readonly string[]>) => {
  await Promise.allSettled(data.map(fetchFile))
  close()
})

async function fetchFile(address: string) {
  const response = await fetch(address, { priority: 'low' })
  await response.arrayBuffer()
}
