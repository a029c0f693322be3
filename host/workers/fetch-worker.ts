/** Fetches files into the browser's cache. The page requests a failed file again when it needs it. */
addEventListener('message', async ({ data }: MessageEvent<readonly string[]>) => {
  await Promise.allSettled(data.map(fetchFile))
  close()
})

async function fetchFile(address: string) {
  const response = await fetch(address, { priority: 'low' })
  await response.arrayBuffer()
}
